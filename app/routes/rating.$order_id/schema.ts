import { z } from 'zod'
import { driverTags, mostWords, stars, storeTags, type RatingTags } from '~/domain/orders/rating'

const starsField = z
  .number({ error: 'rating.starsRequired' })
  .refine((count) => stars.some((star) => star === count), 'rating.starsRequired')

/** Browsers count a line end as one character but send two. */
const words = z
  .string()
  .optional()
  .transform((text = '') => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => text.length <= mostWords, 'rating.tooLong')

const tagsOf = ({ likes, faults }: RatingTags) => {
  const tags = [...likes, ...faults]
  return z.array(z.enum(tags)).max(tags.length).default([])
}

/** The rating of the store and, for a delivery, of the courier, in separate fields. */
export const RatingForm = z
  .object({
    stars: starsField,
    tag: tagsOf(storeTags),
    text: words,
    driverStars: starsField.optional(),
    driverTag: tagsOf(driverTags),
    driverText: words,
  })
  .refine(({ driverStars, driverTag, driverText }) => driverStars || (!driverTag.length && !driverText), {
    path: ['driverStars'],
    message: 'rating.starsRequired',
  })
