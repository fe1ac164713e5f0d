import type { Faq } from '~/domain/faq'
import type { Thing } from '~/domain/structured-data'

/** Questions and answers as search engines read them. */
export const faqThing = (faqs: readonly Faq[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
