import { z } from 'zod'
import { longestMessage, typedText } from '~/domain/help/chat-messages'

/** A support message: the text, the form's key, and the order that it is about. */
export const Say = z.object({
  message: z
    .string({ error: 'chat.missing' })
    .overwrite(typedText)
    .min(1, 'chat.missing')
    .max(longestMessage, 'chat.tooLong'),
  idempotencyKey: z.string({ error: 'error.generic' }).regex(/^\w{1,40}$/, 'error.generic'),
  order: z.string().max(40).optional(),
})
