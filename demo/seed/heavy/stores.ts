import type { TagSeed } from '../../catalogue/menu-seed'
import type { StoreSeed } from '../../catalogue/store-seed'
import { kilometres, type Point } from '../../core/geo'
import { places } from '../gazetteer'
import { menuOf, type Kitchen } from '../kitchens'
import { BAKERIES, DRINKS, RESTAURANTS } from '../tiffin-street/cuisines'
import { easternKitchens as east } from '../tiffin-street/kitchens-east'
import { westernKitchens as west } from '../tiffin-street/kitchens-west'

/** The centre of the area in which the stores are. */
export const CENTRE: Point = { lat: 23.0225, lng: 72.5714 }
/** The farthest store still delivers to a customer who lives a kilometre from the centre. */
const SPREAD_KM = 8.8
const KM_PER_DEGREE = 111.2
/** The golden angle: consecutive points are never close together. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

const FIRST_ID = 4001
const COUNT = 999

/** Its stores use the covers of these stores of other brands in turn. */
type Kind = [name: string, kitchen: Kitchen, covers: string[], cuisines: string[], about: string, category?: number]

// A table: one row per line.
// prettier-ignore
const kinds: Kind[] = [
  ['Pizzeria', west.pizza, ['bella-napoli', 'pizza-piazza'], ['pizza', 'italian'], 'Dough that rests for two days.'],
  ['Slices', west.pizza, ['pizza-piazza', 'bella-napoli'], ['pizza'], 'By the slice or the whole wheel.'],
  ['Trattoria', west.italian, ['trattoria-lucia'], ['italian'], 'Pasta rolled every morning.'],
  ['Burgers', west.burgers, ['smash-and-co', 'burger-barn'], ['burgers'], 'Smashed, stacked, wrapped.'],
  ['Taqueria', west.mexican, ['taco-tuesday', 'la-cantina'], ['mexican'], 'Corn, lime and a lot of chilli.'],
  ['Mezze', west.lebanese, ['cedar-and-sumac', 'layali-al-sham'], ['lebanese'], 'Small plates for a long evening.'],
  ['Shawarma', west.lebanese, ['deira-shawarma', 'al-fahm-grill'], ['lebanese', 'street-food'], 'Carved when you order.'],
  ['Cafe', west.breakfast, ['sunny-side', 'nine-cups'], ['breakfast', 'bakery'], 'Eggs all day, coffee all night.', BAKERIES],
  ['Tea House', west.breakfast, ['tea-house'], ['breakfast'], 'Cutting chai and something sweet.', DRINKS],
  ['Sweets', west.desserts, ['sweet-sitaphal', 'sham-sweets'], ['desserts', 'bakery'], 'For birthdays and for Tuesdays.', BAKERIES],
  ['Ice Cream', west.desserts, ['kulfi-and-co'], ['desserts'], 'Churned in small batches.', BAKERIES],
  ['Juice Bar', west.juices, ['squeeze', 'palm-juices'], ['juices', 'healthy'], 'Pressed, never poured from a carton.', DRINKS],
  ['Thali House', east.gujarati, ['thali-junction', 'saurashtra-rasoi'], ['gujarati'], 'Unlimited, as it should be.'],
  ['Chaat Corner', east.street, ['midnight-chaat', 'manek-chowk-chaat'], ['street-food'], 'Sweet, sour, crisp, cold.'],
  ['Biryani', east.biryani, ['charminar-biryani', 'biryani-mahal'], ['biryani', 'north-indian'], 'Layered and sealed with dough.'],
  ['Dosa Point', east.south, ['dosa-darbar', 'idli-express'], ['south-indian', 'breakfast'], 'Longer than the plate.'],
  ['Wok', east.chinese, ['wok-this-way'], ['chinese'], 'High flame, short wait.'],
  ['Momos', east.chinese, ['momo-mountain'], ['chinese', 'street-food'], 'Steamed or fried, by the dozen.'],
  ['Sushi', east.japanese, ['ginza-roll', 'sakura-house'], ['japanese'], 'Rolled by hand.'],
  ['Thai Kitchen', east.thai, ['bangkok-lane'], ['thai'], 'Curry pastes pounded daily.'],
]

// A list of words, several to a line.
// prettier-ignore
const names = [
  'Amber', 'Aravalli', 'Ashoka', 'Banyan', 'Bharat', 'Chandan', 'Coral', 'Deccan', 'Emerald', 'Evergreen',
  'Ganga', 'Garden', 'Gulmohar', 'Harbour', 'Heritage', 'Indigo', 'Jasmine', 'Juniper', 'Kalpana', 'Kaveri',
  'Kohinoor', 'Lakeside', 'Lotus', 'Madhuban', 'Mango Tree', 'Marigold', 'Maya', 'Monsoon', 'Moti', 'Mustard',
  'Neem', 'Noor', 'Old City', 'Orchid', 'Peacock', 'Pearl', 'Poonam', 'Rajdhani', 'Riverside', 'Royal',
  'Saffron', 'Sangam', 'Shanti', 'Silver Leaf', 'Sunrise', 'Tulsi', 'Utsav', 'Vintage', 'Walled City', 'Zafran',
]

const bestseller: TagSeed = { id: 61, name: 'Bestseller', background: '#ffe9c7', color: '#5a3b00' }
const newHere: TagSeed = { id: 62, name: 'New', background: '#dff5e3', color: '#14532d' }

const streets = places.filter((place) => place.locality[0] === 'Ahmedabad')

/** The point of a store: all of them together cover a disc evenly. */
function pointOf(index: number): Point {
  const km = SPREAD_KM * Math.sqrt((index + 1) / COUNT)
  const degrees = km / KM_PER_DEGREE
  const angle = index * GOLDEN_ANGLE
  const lat = CENTRE.lat + degrees * Math.cos(angle)
  const lng = CENTRE.lng + (degrees * Math.sin(angle)) / Math.cos((CENTRE.lat * Math.PI) / 180)
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) }
}

function addressOf(index: number, point: Point): string {
  const nearest = streets.reduce((a, b) => (kilometres(a.point, point) <= kilometres(b.point, point) ? a : b))
  return `${(index % 90) + 1} ${nearest.name[0]}`
}

/** What only some stores have. It depends on the store's number, so it is the same at every start. */
function extras(index: number): Partial<StoreSeed> {
  return {
    ...(index % 41 === 40 ? { closed: true } : {}),
    ...(index % 29 === 28 ? { preOrder: true } : {}),
    ...(index % 5 === 2 ? { discount: '20% off above 300' } : {}),
    ...(index % 3 === 1 ? { minimum: 99 + (index % 4) * 50 } : {}),
    ...(index % 11 === 0 ? { showsDistance: true } : {}),
    ...(index % 8 === 3 ? { packaging: { charge: 10, type: 'Fixed' } } : {}),
    ...(index % 13 === 6 ? { tags: [bestseller] } : {}),
    ...(index % 17 === 0 ? { tags: [newHere], rating: 0, reviews: 0 } : {}),
  }
}

function storeOf(kind: Kind, family: number, position: number): StoreSeed {
  const [noun, kitchen, covers, cuisines, about, category = RESTAURANTS] = kind
  const index = family * kinds.length + position
  // Shifted by the kind, so that two stores with the same name are not next to each other.
  const name = `${names[(family + index * 7) % names.length]} ${noun}`
  const point = pointOf(index)
  return {
    id: FIRST_ID + index,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    picture: `cover-${covers[family % covers.length] ?? ''}`,
    cuisines,
    category,
    point,
    address: addressOf(index, point),
    about,
    veg: index % 4 === 0,
    rating: (29 + ((index * 7) % 21)) / 10,
    reviews: 5 + ((index * 37) % 900),
    minutes: 15 + Math.round(3 * kilometres(CENTRE, point)) + (index % 7),
    twoPersonPrice: 150 + ((index * 50) % 900),
    taxPercent: 5,
    menu: { sections: menuOf(kitchen, family) },
    ...extras(index),
  }
}

/** Hundreds of stores all over the city, made up from a few kinds of kitchens. */
export const cityStores = (): StoreSeed[] =>
  names.flatMap((_, family) => kinds.map((kind, position) => storeOf(kind, family, position))).slice(0, COUNT)
