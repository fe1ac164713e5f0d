import { expect, test } from 'vitest'
import { faqSearch, foundFaqs } from './faq-search'

const faqs = [
  { question: 'Où est ma commande ?', answer: 'Ouvrez Commandes.' },
  { question: 'How can I pay?', answer: 'In cash at the door.' },
]
const questionsFor = (query: string) =>
  foundFaqs(faqs, faqSearch(new URLSearchParams(query))).map(({ question }) => question)

test('questions are found by their words or those of the answer, in any case and with any accents', () => {
  expect(questionsFor('q=ou+commande')).toEqual(['Où est ma commande ?'])
  expect(questionsFor('q=CASH+pay')).toEqual(['How can I pay?'])
  expect(questionsFor('q=cash+commande')).toEqual([])
})

test('an empty search shows all', () => {
  expect(questionsFor('')).toHaveLength(2)
  expect(questionsFor('q=++')).toHaveLength(2)
})
