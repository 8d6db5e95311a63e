/** Base path of the trial gateway's API. */
export const trialGatewayPath = "/zkusebni-brana/v2.0";
