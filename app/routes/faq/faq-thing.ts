import type { FAQPage } from 'schema-dts'
import type { Faq } from '~/domain/help/faq'

/** Questions and answers as search engines read them. */
export const faqThing = (faqs: readonly Faq[]): Exclude<FAQPage, string> => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  })),
})
