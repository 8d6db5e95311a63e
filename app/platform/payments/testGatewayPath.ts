/** Base path of the built-in gateway's API. */
export const testGatewayPath = "/zkusebni-brana/v2.0";
