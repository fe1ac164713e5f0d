/** A recharge must stay below this amount, in whole units of the brand's money (flows 13.3). */
export const WALLET_RECHARGE_LIMIT = 10_000
/** So many pictures may wait for the next order of a customer. */
export const ORDER_IMAGE_LIMIT = 5
