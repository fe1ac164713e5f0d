/** A picture of the home page and the stores it is about. */
export type Banner = { id: string; image: string; stores: { id: string; name: string; slug: string }[] }

/** A kind of business. Its colours are validated '#…' or ''. */
export type Category = { id: string; name: string; text: string; image: string; background: string; color: string }

export type Cuisine = { id: string; name: string }

/** A brand of stores within a vendor, such as a chain. */
export type BrandOfStores = { id: string; name: string; image: string; text: string }
