import { z } from 'zod'
import type { Faq } from '~/domain/faq'
import { cacheRules } from './cache-rules'
import type { Send } from './send'
import { list, result, text } from './wire'

/** A question without words asks nothing. */
const Faqs = result(list(z.object({ question: text, answer: text }))).transform((faqs): Faq[] =>
  faqs.filter(({ question }) => question !== ''),
)

export const supportCalls = (send: Send) => ({
  /** Questions and answers in the page's language; [] when there are none (flows 15.1). */
  faqs: (): Promise<Faq[]> =>
    send('get_faq_all', { type: 'customer' }, Faqs, {
      accept: [200, 101],
      auth: 'none',
      cache: cacheRules.faqs,
      retry: true,
    }),
})
