import type { Scene } from '../scene'
import { bakery } from './bakery'
import { fresh } from './fresh'
import { indian } from './indian'
import { banners, covers, fronts, tiles } from './kitchens'
import { household, larder } from './larder'
import { portraits } from './portraits'
import { world } from './world'

/** Every picture that the brands name. */
export const scenes: readonly Scene[] = [
  ...covers,
  ...tiles,
  ...banners,
  ...fronts,
  ...indian,
  ...world,
  ...bakery,
  ...fresh,
  ...larder,
  ...household,
  ...portraits,
]
