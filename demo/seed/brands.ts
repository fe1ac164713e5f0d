import type { BrandSeed } from '../catalogue/types'
import { freshBasket } from './fresh-basket/brand'
import { mazaq } from './mazaq/brand'
import { tiffinStreet } from './tiffin-street/brand'

/** The brands of the demo. */
export const brandSeeds: readonly BrandSeed[] = [tiffinStreet, freshBasket, mazaq]
