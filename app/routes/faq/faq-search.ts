import type { Faq } from '~/domain/help/faq'
import { wordSearch } from '~/domain/text/text'

const longestText = 80

/** The text to search for in the questions, `?q=`. */
export function faqSearch(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, longestText)
}

/** The questions that have all the words, in themselves or in their answers. */
export function foundFaqs(faqs: readonly Faq[], text: string): readonly Faq[] {
  const isFound = wordSearch(text)
  return faqs.filter(({ question, answer }) => isFound(`${question} ${answer}`))
}
