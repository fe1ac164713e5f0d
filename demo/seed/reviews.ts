import type { Brand, Store } from '../catalogue/types'
import type { Lang, Words } from '../core/words'

/** A review of a store. */
export interface Review {
  author: string
  stars: number
  /** "YYYY-MM-DD". */
  date: string
  comment: Words
}

type Comment = Record<Lang, string>

/** What people write, from one star to five. There are enough of each that no store shows one twice. */
// A table: one row per line.
// prettier-ignore
const COMMENTS: readonly (readonly Comment[])[] = [
  [
    { en: 'Cold, and half of it was missing.', fr: 'Froid, et la moitié manquait.', ar: 'وصل بارداً ونصفه ناقص.' },
    { en: 'Two hours, then cancelled.', fr: 'Deux heures, puis annulé.', ar: 'انتظرنا ساعتين ثم أُلغي الطلب.' },
    { en: 'Not what is in the picture.', fr: 'Rien à voir avec la photo.', ar: 'لا يشبه الصورة أبداً.' },
  ],
  [
    { en: 'Half an hour late.', fr: 'Une demi-heure de retard.', ar: 'تأخر نصف ساعة.' },
    { en: 'Far too salty for us.', fr: 'Beaucoup trop salé pour nous.', ar: 'مالح أكثر من اللازم.' },
    { en: 'The box had leaked.', fr: 'La boîte avait fui.', ar: 'كانت العلبة تسرّب.' },
  ],
  [
    { en: 'Good taste, small portion.', fr: 'Bon goût, petite portion.', ar: 'الطعم جيد لكن الكمية قليلة.' },
    { en: 'Fine for a weekday.', fr: 'Correct pour un soir de semaine.', ar: 'مناسب ليوم عادي.' },
    { en: 'Tasty, but lukewarm.', fr: 'Bon, mais tiède.', ar: 'لذيذ لكنه فاتر.' },
  ],
  [
    { en: 'Came hot, well packed.', fr: 'Arrivé chaud et bien emballé.', ar: 'وصل ساخناً والتغليف ممتاز.' },
    { en: 'Friendly people.', fr: 'Des gens aimables.', ar: 'تعامل لطيف.' },
    { en: 'Plenty for two.', fr: 'Copieux pour deux.', ar: 'كمية تكفي لشخصين.' },
  ],
  [
    { en: 'Fresh and quick.', fr: 'Frais et rapide.', ar: 'طعام طازج وتوصيل سريع.' },
    { en: 'We order here every Friday.', fr: 'Notre rendez-vous du vendredi.', ar: 'نطلب من هنا كل جمعة.' },
    { en: 'The best in town.', fr: 'Le meilleur de la ville.', ar: 'الأفضل في المدينة.' },
  ],
]

const ARABIC_AUTHORS = ['سارة', 'خالد', 'نورة', 'عمر']
const OTHER_AUTHORS = ['Asha', 'Kabir', 'Meera', 'Joseph', 'Farah', 'Dev']

/** Newest first. */
const DATES = ['2024-08-21', '2024-06-02', '2024-05-17']

/** Whole stars of this many reviews, best first. Their mean is as near as possible to the given one. */
function starsFor(mean: number, count: number): number[] {
  const sum = Math.round(mean * count)
  return Array.from({ length: count }, (_, index) => Math.floor((sum + count - 1 - index) / count))
}

/** Reviews of a store. They are always the same and agree with its rating; an unrated store has none. */
export function reviewsOf(store: Store, [first, second]: Brand['languages']): Review[] {
  const authors = first === 'ar' ? ARABIC_AUTHORS : OTHER_AUTHORS
  const dates = DATES.slice(0, store.reviews)
  const stars = starsFor(store.rating, dates.length)
  return dates.flatMap((date, index) => {
    const starCount = stars[index] ?? 0
    const comments = COMMENTS[starCount - 1] ?? []
    const comment = comments[(store.id + index) % comments.length]
    const author = authors[(store.id + index) % authors.length]
    return comment && author
      ? [{ author, stars: starCount, date, comment: [comment[first], comment[second || first]] as const }]
      : []
  })
}
