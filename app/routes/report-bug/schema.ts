import { z } from 'zod'
import { typedText } from '~/domain/help/chat-messages'

/** A customer's report, the key of the form, and optionally the page it is about. */
export const Report = z.object({
  title: z.string({ error: 'report.titleMissing' }).trim().min(1, 'report.titleMissing').max(100, 'field.tooLong'),
  description: z
    .string({ error: 'report.descriptionMissing' })
    .overwrite(typedText)
    .min(1, 'report.descriptionMissing')
    .max(2000, 'field.tooLong'),
  idempotencyKey: z.string({ error: 'error.generic' }).regex(/^\w{1,40}$/, 'error.generic'),
  from: z.string().max(300).optional().catch(undefined),
  tellsPage: z.literal('on').optional().catch(undefined),
})
