/** What a customer said of a store. The date is text that the vendor wrote; name and text may be ''. */
export type Review = { stars: number; name: string; dateText: string; text: string }
