/** The sets of pictures a demo can show: the brands' own, or odd ones in their place. */
export const PICTURE_SETS = ['own', 'odd'] as const

export type PictureSet = (typeof PICTURE_SETS)[number]
