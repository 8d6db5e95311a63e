/** Under which the built-in payment gateway answers the shop's calls. */
export const testGatewayPath = "/zkusebni-brana/v2.0";
