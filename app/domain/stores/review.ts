/** A customer's review of a store. The date is the vendor's own text; name and text may be ''. */
export type Review = { stars: number; name: string; dateText: string; text: string }
