import { webpOf } from './compose'
import { oddPictures } from './odd'
import type { Picture, Scene } from './scene'
import { bakery } from './scenes/bakery'
import { banners, couriers, covers, fronts, tiles } from './scenes/brands'
import { fresh } from './scenes/fresh'
import { indian } from './scenes/indian'
import { household, larder } from './scenes/larder'
import { world } from './scenes/world'

const scenes: readonly Scene[] = [
  ...covers,
  ...tiles,
  ...banners,
  ...fronts,
  ...couriers,
  ...indian,
  ...world,
  ...bakery,
  ...fresh,
  ...larder,
  ...household,
]

/** All pictures that the studio makes. */
export const pictures: readonly Picture[] = [
  ...scenes.map((scene) => ({ path: `${scene.shape}/${scene.name}.webp`, make: () => webpOf(scene) })),
  ...oddPictures,
]
