/** Amount as the API writes it: two decimals. */
export const money = (amount: number): string => amount.toFixed(2)

/** Amount rounded to two decimals; the small addend undoes binary halves such as 1.005. */
export const rounded = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** Are two amounts the same, up to the rounding of a client? */
export const sameAmount = (a: number, b: number): boolean => Math.abs(a - b) < 0.011
