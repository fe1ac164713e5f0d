import type { MessageTable } from './table'

/** Wallet, payments and coupons. */
export const paymentsMessages = {} satisfies MessageTable
