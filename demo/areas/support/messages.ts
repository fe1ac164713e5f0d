import type { MessageTable } from '../../core/words'

/** Chat, reports of problems, questions. */
export const supportMessages = {
  messageMissing: { en: 'Please write a message', fr: 'Écrivez un message', ar: 'يرجى كتابة رسالة' },
  noMessages: { en: 'No messages yet', fr: 'Aucun message pour le moment', ar: 'لا توجد رسائل بعد' },
  supportHello: {
    en: 'Hello {name}, thank you for writing. A colleague is reading your message and will help you in a moment.',
    fr: 'Bonjour {name}, merci de votre message. Un collègue le lit et vous aide dans un instant.',
    ar: 'مرحباً {name}، شكراً لتواصلك معنا. أحد زملائنا يقرأ رسالتك وسيساعدك خلال لحظات.',
  },
  supportOnOrders: {
    en: 'Hello {name}, we are sorry for the wait. Which order is it about? Its number is on the Orders page.',
    fr: "Bonjour {name}, désolés pour l'attente. De quelle commande s'agit-il ? Son numéro est sur la page Commandes.",
    ar: 'مرحباً {name}، نعتذر عن الانتظار. ما رقم الطلب؟ تجده في صفحة الطلبات.',
  },
  supportOnOrder: {
    en: 'Hello {name}, we are looking at order {order} and will tell you in a moment how it stands.',
    fr: 'Bonjour {name}, nous regardons la commande {order} et vous disons dans un instant où elle en est.',
    ar: 'مرحباً {name}، نراجع الآن الطلب رقم {order} وسنخبرك بحالته خلال لحظات.',
  },
  titleMissing: { en: 'Please enter a title', fr: 'Donnez un titre', ar: 'يرجى إدخال عنوان' },
  descriptionMissing: {
    en: 'Please tell us what happened',
    fr: "Décrivez ce qui s'est passé",
    ar: 'يرجى وصف ما حدث',
  },
  bugReported: {
    en: 'Thank you, we will look into it',
    fr: 'Merci, nous allons regarder cela',
    ar: 'شكراً لك، سنراجع المشكلة',
  },
  noFaqs: { en: 'No questions yet', fr: 'Aucune question pour le moment', ar: 'لا توجد أسئلة بعد' },
} satisfies MessageTable
