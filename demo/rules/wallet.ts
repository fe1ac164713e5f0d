/** A recharge must stay below this amount, in whole units of the brand's money (FLOWS 13). */
export const WALLET_RECHARGE_LIMIT = 10_000
