/** How long the gateway's page takes money, as the shop asks it to. */
export const gatewayPageMinutes = 30;
