import { expect, test } from 'vitest'
import { faqSearch, foundFaqs } from './faq-search'

const faqs = [
  { question: 'Où est ma commande ?', answer: 'Ouvrez Commandes.' },
  { question: 'How can I pay?', answer: 'In cash at the door.' },
]
const found = (query: string) => foundFaqs(faqs, faqSearch(new URLSearchParams(query))).map(({ question }) => question)

test('questions are found by their words or those of the answer, in any case and with any accents', () => {
  expect(found('q=ou+commande')).toEqual(['Où est ma commande ?'])
  expect(found('q=CASH+pay')).toEqual(['How can I pay?'])
  expect(found('q=cash+commande')).toEqual([])
})

test('an empty search shows all', () => {
  expect(found('')).toHaveLength(2)
  expect(found('q=++')).toHaveLength(2)
})
