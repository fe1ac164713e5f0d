/** A question customers ask often, and its answer. */
export type Faq = { question: string; answer: string }
