/** For how many minutes the gateway's page accepts a payment; the shop sends this limit to the gateway. */
export const gatewayPageMinutes = 30;
