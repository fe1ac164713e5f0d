import type { Words } from '../core/words'

/** A question customers ask often; the answer is plain text. */
interface FaqSeed {
  question: Words
  answer: Words
}

/** Questions by brand, each in the languages of its brand. */
// A table: one row per line.
// prettier-ignore
const faqs: Record<number, [question: Words, answer: Words][]> = {
  10001: [
    [['How do I place an order?', 'Comment passer commande ?'], ['Choose where it should go, pick a kitchen, add what you like to the cart and press View Cart. You sign in when you order, not before.', "Indiquez où livrer, choisissez une cuisine, ajoutez ce qui vous plaît au panier et ouvrez-le. Vous ne vous connectez qu'au moment de commander."]],
    [['What does delivery cost?', 'Combien coûte la livraison ?'], ['₹20 up to 2 km, ₹30 up to 5 km and ₹50 up to 10 km from the kitchen to you. Picking it up yourself is free.', "20 ₹ jusqu'à 2 km, 30 ₹ jusqu'à 5 km et 50 ₹ jusqu'à 10 km entre la cuisine et vous. Venir chercher la commande est gratuit."]],
    [['Can I order from two kitchens at once?', 'Puis-je commander dans deux cuisines à la fois ?'], ['A cart belongs to one kitchen, so that everything arrives hot together. Place a second order for the other one.', 'Un panier correspond à une seule cuisine, pour que tout arrive chaud en même temps. Passez une deuxième commande pour l\'autre.']],
    [['How can I pay?', 'Comment puis-je payer ?'], ['In cash at the door, online, or from your wallet. When the wallet does not cover everything, you pay the rest one of the other ways.', 'En espèces à la livraison, en ligne ou avec votre portefeuille. Si le portefeuille ne suffit pas, vous réglez le reste par un autre moyen.']],
    [['Where is my order?', 'Où est ma commande ?'], ['Open Orders and choose it: you see every step, and the courier on the map once your food is on the way.', 'Ouvrez Commandes et choisissez-la : chaque étape est indiquée, et le coursier apparaît sur la carte dès que votre repas est en route.']],
    [['What happens when a kitchen cancels?', 'Que se passe-t-il si une cuisine annule ?'], ['Whatever you paid goes to your wallet at once, and you can spend it on the next order.', 'Ce que vous avez payé est aussitôt versé sur votre portefeuille, et vous pouvez le dépenser à la prochaine commande.']],
    [['How do I use a promo code?', 'Comment utiliser un code promo ?'], ['Type it in your cart, or choose one of the offers there. Changing the cart afterwards removes it, so add it last.', "Saisissez-le dans le panier ou choisissez-y une offre. Il est retiré si le panier change : ajoutez-le en dernier."]],
    [['How do I order the same again?', 'Comment recommander la même chose ?'], ['Open Orders, Past, Reorder. What is sold out is left out, and you pay the prices of today.', "Ouvrez Commandes, Passées, Recommander. Ce qui est épuisé est laissé de côté, et les prix sont ceux du jour."]],
  ],
  10002: [
    ['How fast is delivery?', 'Usually within the hour. You can also choose a time during the next days at checkout.'],
    ['Are the prices with tax?', 'Yes. What you see on the shelf is what you pay; only delivery comes on top.'],
    ['What if something is out of stock?', 'You see it before you pay. If we find out while packing, we offer something similar at no extra cost; refuse it at the door if you do not want it.'],
    ['Can I have milk or bread delivered every day?', 'Where an item can be subscribed to, it says so. Choose the days and the time once, and pause or cancel whenever you like.'],
    ['How can I pay?', 'In cash at the door, online, or from your wallet.'],
    ['Can I collect my order myself?', 'Yes: switch to Takeaway before you order. Collecting is free.'],
    ['How do I return something?', 'Write to us in the support chat on the day of delivery. We pay it back into your wallet.'],
    ['Why do you ask for my phone number?', 'Your courier calls it when nobody opens. We use it for nothing else.'],
  ],
  10003: [
    [['كيف أطلب؟', 'How do I place an order?'], ['حدد عنوانك، ثم اختر المطعم وأضف ما تشتهيه إلى السلة، وسجّل الدخول عند إتمام الطلب.', 'Set your address, choose a restaurant, add what you like to the cart, and sign in when you order.']],
    [['كم تبلغ رسوم التوصيل؟', 'What does delivery cost?'], ['٦ دراهم حتى ميلين، و١٠ دراهم حتى سبعة أميال. الاستلام من المطعم مجاني.', 'AED 6 up to 2 miles and AED 10 up to 7 miles. Picking it up is free.']],
    [['هل أستطيع الطلب والمطعم مغلق؟', 'Can I order while a restaurant is closed?'], ['نعم، اختر موعداً لاحقاً وسنوصل طلبك في وقته.', 'Yes: choose a later time, and we bring your order then.']],
    [['كيف أدفع؟', 'How can I pay?'], ['نقداً عند الاستلام، أو عبر الإنترنت، أو من محفظتك.', 'In cash at the door, online, or from your wallet.']],
    [['أين طلبي؟', 'Where is my order?'], ['افتح صفحة الطلبات واختر طلبك لتتابعه خطوة بخطوة.', 'Open Orders and choose it to follow it step by step.']],
    [['هل الطعام حلال؟', 'Is the food halal?'], ['نعم، كل ما تقدمه مطاعمنا حلال.', 'Yes, everything our restaurants serve is halal.']],
    [['كيف أعيد الطلب نفسه؟', 'How do I order the same again?'], ['افتح الطلبات السابقة واضغط إعادة الطلب.', 'Open your past orders and press Reorder.']],
    [['كيف أحذف حسابي؟', 'How do I delete my account?'], ['من صفحة الملف الشخصي، بعد وصول جميع طلباتك.', 'On your profile page, once all your orders have arrived.']],
  ],
}

/** The frequently asked questions of a brand. */
export function faqsOf(brandId: number): FaqSeed[] {
  return (faqs[brandId] ?? []).map(([question, answer]) => ({ question, answer }))
}
