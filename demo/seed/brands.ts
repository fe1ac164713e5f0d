import type { BrandSeed } from '../catalogue/brand-seed'
import { moonriseKitchen } from './closed/brand'
import { freshBasket } from './fresh-basket/brand'
import { thousandKitchens } from './heavy/brand'
import { mazaq } from './mazaq/brand'
import { tiffinStreet } from './tiffin-street/brand'

/** The brands of the demo. The large one is last, so searches come to it last. */
export const brandSeeds: readonly BrandSeed[] = [tiffinStreet, freshBasket, mazaq, moonriseKitchen, thousandKitchens]
