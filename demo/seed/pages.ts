import type { Lang } from '../core/words'

/** One of the vendor's own pages. {brand} stands for the name of the brand. */
interface PageSeed {
  slug: string
  /** The name of its kind in the API. */
  identifier: number
  title: Record<Lang, string>
  paragraphs: Record<Lang, readonly string[]>
}

/** A page on another site. Storefronts link to it and do not frame it. */
interface OutsidePageSeed {
  brand: number
  slug: string
  identifier: number
  title: Record<Lang, string>
  url: string
}

export const outsidePages: readonly OutsidePageSeed[] = [
  {
    brand: 10001,
    slug: 'food-safety',
    identifier: 6,
    title: { en: 'Food safety', fr: 'Sécurité alimentaire', ar: 'سلامة الغذاء' },
    url: 'https://www.fssai.gov.in/',
  },
]

/** The pages every brand has. */
export const pages: readonly PageSeed[] = [
  {
    slug: 'about-us',
    identifier: 3,
    title: { en: 'About us', fr: 'À propos', ar: 'من نحن' },
    paragraphs: {
      en: [
        '{brand} brings the kitchens and shops of the neighbourhood to your door.',
        'We work with places we eat at ourselves, and we pay our couriers by the hour.',
      ],
      fr: [
        '{brand} apporte à votre porte les cuisines et les commerces du quartier.',
        "Nous travaillons avec des adresses où nous mangeons nous-mêmes, et nos livreurs sont payés à l'heure.",
      ],
      ar: [
        'يوصل {brand} إلى بابك أطباق مطابخ الحي ومنتجات متاجره.',
        'نتعامل مع مطاعم نأكل فيها نحن أيضاً، ونحاسب مندوبينا بالساعة.',
      ],
    },
  },
  {
    slug: 'terms',
    identifier: 1,
    title: { en: 'Terms & Conditions', fr: 'Conditions générales', ar: 'الشروط والأحكام' },
    paragraphs: {
      en: [
        'An order is a contract between you and the store; {brand} carries it.',
        'Prices and availability are those shown when the order is placed.',
      ],
      fr: [
        'Une commande est un contrat entre vous et le commerce ; {brand} la transporte.',
        'Les prix et les disponibilités sont ceux affichés au moment de la commande.',
      ],
      ar: [
        'الطلب عقد بينك وبين المتجر، ويتولى {brand} توصيله.',
        'الأسعار والأصناف المتوفرة هي المعروضة وقت تقديم الطلب.',
      ],
    },
  },
  {
    slug: 'privacy',
    identifier: 2,
    title: { en: 'Privacy Policy', fr: 'Confidentialité', ar: 'سياسة الخصوصية' },
    paragraphs: {
      en: [
        '{brand} keeps your name, number and addresses to deliver your orders, and nothing else.',
        'Write to us to have your account deleted.',
      ],
      fr: [
        'Pour livrer vos commandes, {brand} conserve votre nom, votre numéro et vos adresses, et rien de plus.',
        'Écrivez-nous pour faire supprimer votre compte.',
      ],
      ar: ['يحتفظ {brand} باسمك ورقمك وعناوينك لتوصيل طلباتك، لا أكثر.', 'راسلنا إذا أردت حذف حسابك.'],
    },
  },
  {
    slug: 'refund',
    identifier: 4,
    title: { en: 'Refund Policy', fr: 'Remboursements', ar: 'سياسة الاسترداد' },
    paragraphs: {
      en: ['Something missing or wrong? Tell us within a day and we refund that item.'],
      fr: ['Un article manque ou ne convient pas ? Dites-le-nous dans la journée et nous le remboursons.'],
      ar: ['هل ينقص صنف أو وصلك غير ما طلبت؟ أخبرنا خلال يوم ونرد لك ثمنه.'],
    },
  },
  {
    slug: 'shipping',
    identifier: 5,
    title: { en: 'Shipping & Delivery', fr: 'Livraison', ar: 'التوصيل' },
    paragraphs: {
      en: ['Couriers deliver all day. The fee depends on the distance and is shown before you order.'],
      fr: [
        'Nos livreurs roulent toute la journée. Les frais dépendent de la distance et sont affichés avant la commande.',
      ],
      ar: ['يوصل المندوبون الطلبات طوال اليوم. تعتمد الرسوم على المسافة وتظهر قبل تأكيد الطلب.'],
    },
  },
]
