import type { Store } from '../catalogue/types'
import type { Lang, Words } from '../core/words'

/** A review of a store. */
export interface Review {
  author: string
  stars: number
  date: string
  comment: Words
}

const WESTERN: Review[] = [
  { author: 'Asha', stars: 5, date: '17 May 2024', comment: ['Fresh and quick.', 'Frais et rapide.'] },
  {
    author: 'Kabir',
    stars: 4,
    date: '2 June 2024',
    comment: ['Came hot, well packed.', 'Arrivé chaud et bien emballé.'],
  },
  {
    author: 'Meera',
    stars: 5,
    date: '19 June 2024',
    comment: ['We order here every Friday.', 'Notre rendez-vous du vendredi.'],
  },
  {
    author: 'Joseph',
    stars: 3,
    date: '8 July 2024',
    comment: ['Good taste, small portion.', 'Bon goût, petite portion.'],
  },
  { author: 'Farah', stars: 4, date: '21 August 2024', comment: ['Friendly people.', 'Des gens aimables.'] },
  { author: 'Dev', stars: 2, date: '3 September 2024', comment: ['Half an hour late.', 'Une demi-heure de retard.'] },
]

const ARABIC: Review[] = [
  { author: 'سارة', stars: 5, date: '17 مايو 2024', comment: ['طعام طازج وتوصيل سريع.', 'Fresh food, fast delivery.'] },
  {
    author: 'خالد',
    stars: 4,
    date: '2 يونيو 2024',
    comment: ['وصل ساخناً والتغليف ممتاز.', 'Arrived hot, great packing.'],
  },
  {
    author: 'نورة',
    stars: 3,
    date: '8 يوليو 2024',
    comment: ['الطعم جيد لكن الكمية قليلة.', 'Tasty, but a small portion.'],
  },
]

/** Reviews of a store: none when nobody rated it, otherwise always the same few. */
export function reviewsOf(store: Store, firstLanguage: Lang): Review[] {
  if (store.reviews === 0) return []
  const pool = firstLanguage === 'ar' ? ARABIC : WESTERN
  return pool.filter((_, index) => (index + store.id) % 3 !== 0)
}
