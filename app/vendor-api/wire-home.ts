import { z } from 'zod'
import type { Banner, BrandOfStores, Category, Cuisine } from '~/domain/stores/store'
import { color, id, image, list, text } from './wire'

const LinkedStore = z
  .object({ restaurant_id: id, name: text, slug: id })
  .transform((wire) => ({ id: wire.restaurant_id, name: wire.name, slug: wire.slug }))

/** A banner without a picture is dropped. Of its stores only the fields for a link are read. */
export const BannerRow = z
  .object({ id, image, banner_restaurant: list(LinkedStore) })
  .refine((wire) => wire.image !== '', 'a picture is missing')
  .transform((wire): Banner => ({ id: wire.id, image: wire.image, stores: wire.banner_restaurant }))

export const CategoryRow = z
  .object({
    category_id: id,
    category_name: id,
    category_desc: text,
    category_img: image,
    color_code: color,
    text_color_code: color,
  })
  .transform((wire): Category => ({
    id: wire.category_id,
    name: wire.category_name,
    text: wire.category_desc,
    image: wire.category_img,
    background: wire.color_code,
    color: wire.text_color_code,
  }))

export const CuisineRow = z
  .object({ cuisine_id: id, cuisine_name: id })
  .transform((wire): Cuisine => ({ id: wire.cuisine_id, name: wire.cuisine_name }))

export const BrandRow = z
  .object({ id, brand_name: id, brand_image: image, description: text })
  .transform((wire): BrandOfStores => ({
    id: wire.id,
    name: wire.brand_name,
    image: wire.brand_image,
    text: wire.description,
  }))
