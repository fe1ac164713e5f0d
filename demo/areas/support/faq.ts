import { refused, success } from '../../core/answer'
import { guestCall, type Call } from '../../core/call'
import { text, vendorFields } from '../../core/fields'
import { faqsOf } from '../../seed/faqs'

/** Values of `type` that mean customers. There are no questions for others. */
const CUSTOMER_TYPES = ['', 'customer']

const getFaqAll = guestCall('get_faq_all', { ...vendorFields, type: text }, ({ brand, body, say, words }) => {
  const faqs = CUSTOMER_TYPES.includes(body.type.trim()) ? faqsOf(brand.id) : []
  if (faqs.length === 0) return refused(say('noFaqs'), { Result: [] })
  return success(say('success'), {
    Result: faqs.map((faq, index) => ({ id: index + 1, question: words(faq.question), answer: words(faq.answer) })),
  })
})

/** Frequently asked questions. */
export const faqCalls: Call[] = [getFaqAll]
