import type { StoreSeed } from '../../catalogue/store-seed'
import { daily, notOnMondays } from '../hours'
import { menuOf } from '../kitchens'
import { bestseller, newHere, pureVeg } from '../tags'
import { citySupermarketMenu } from './city-supermarket'
import { cornerBakeryMenu } from './corner-bakery'
import { BAKERIES, DRINKS, GROCERIES, RESTAURANTS } from './cuisines'
import { greenBowlMenu } from './green-bowl'
import { easternKitchens as east } from './kitchens-east'
import { westernKitchens as west } from './kitchens-west'
import { spiceRouteMenu } from './spice-route'

type Basics = Omit<StoreSeed, 'id' | 'slug' | 'name' | 'point' | 'menu' | 'taxPercent'>

/** What the four stores with hand-written menus and the closed ones have beyond the basics. */
type More = Partial<Basics> & Pick<Partial<StoreSeed>, 'firstIds' | 'taxPercent' | 'menu'>

type Row = [
  id: number,
  name: string,
  slug: string,
  picture: string,
  cuisines: string[],
  lat: number,
  lng: number,
  address: string,
  about: [en: string, fr: string],
  veg: boolean,
  rating: number,
  minutes: number,
  twoPersonPrice: number,
  menu: StoreSeed['menu'],
  more?: More,
]

const kitchen = (...args: Parameters<typeof menuOf>): StoreSeed['menu'] => ({ sections: menuOf(...args) })

const offer20: More = { discount: ['20% off above 300', '20 % de remise dès 300'] }
const offerFree: More = { discount: ['Free delivery today', 'Livraison offerte'] }
const closed: More = { closed: true }
const bakery: More = { category: BAKERIES }
const drinks: More = { category: DRINKS }

// A table: one row per line.
// prettier-ignore
const rows: Row[] = [
  [2101, 'Green Bowl', 'green-bowl', 'cover-green-bowl', ['salads', 'healthy'], 23.0301, 72.5605, '1 Law Garden Road, Ellisbridge', ['Bowls, salads and juices, made while you wait.', 'Bols, salades et jus, préparés sous vos yeux.'], false, 4.2, 35, 250, { sections: greenBowlMenu }, { ...offer20, reviews: 17, minimum: 100, tags: [bestseller], packaging: { charge: 10, type: 'Fixed' }, firstIds: { section: 77, item: 901, group: 51, option: 310 } }],
  [2102, 'Spice Route', 'spice-route', 'cover-spice-route', ['north-indian', 'biryani'], 23.0338, 72.5552, '14 CG Road, Navrangpura', ['From the Khyber to Cochin in sixty dishes.', 'De Khyber à Cochin en soixante plats.'], false, 4.6, 40, 600, { sections: spiceRouteMenu }, { tags: [bestseller], reviews: 812, packaging: { charge: 2, type: 'Percentage' } }],
  [2103, 'Corner Bakery', 'corner-bakery', 'cover-corner-bakery', ['bakery', 'desserts'], 23.0246, 72.5573, '3 Gulbai Tekra Road', ['Bread from five in the morning.', 'Du pain dès cinq heures du matin.'], true, 4.8, 25, 300, { categories: cornerBakeryMenu }, { ...bakery, reviews: 344, minimum: 150, tags: [bestseller, pureVeg] }],
  [2104, 'City Supermarket', 'city-supermarket', 'cover-city-supermarket', ['groceries'], 23.0152, 72.5628, '88 Paldi Main Road', ['Two hundred everyday things, one delivery.', 'Deux cents produits du quotidien, une livraison.'], true, 3.9, 45, 0, { sections: citySupermarketMenu }, { category: GROCERIES, reviews: 57, minimum: 99, taxPercent: 0, showsDistance: true, takesPictures: true }],
  [2105, 'Bella Napoli', 'bella-napoli', 'cover-bella-napoli', ['pizza', 'italian'], 23.0389, 72.5489, '7 University Road', ['Wood fire, Neapolitan dough.', 'Feu de bois, pâte napolitaine.'], false, 4.4, 30, 700, kitchen(west.pizza, 0), { discount: ['Buy any two large pizzas this week and the third one is on the house', 'Deux grandes pizzas achetées cette semaine, la troisième offerte'] }],
  [2106, 'Smash & Co.', 'smash-and-co', 'cover-smash-and-co', ['burgers'], 23.0312, 72.5421, '21 IIM Road, Vastrapur', ['Thin patties, crisp edges.', 'Steaks fins, bords croustillants.'], false, 4.1, 28, 450, kitchen(west.burgers, 1), { minimum: 200, minimumCommission: '15', tags: [newHere] }],
  [2107, 'Sakura House', 'sakura-house', 'cover-sakura-house', ['japanese'], 23.0411, 72.5302, '5 Vastrapur Lake', ['Sushi cut to order.', 'Sushis tranchés à la commande.'], false, 4.7, 50, 1200, kitchen(east.japanese, 2), { convenience: { charge: 5, type: 'Fixed' } }],
  [2108, 'Wok This Way', 'wok-this-way', 'cover-wok-this-way', ['chinese'], 23.0195, 72.5511, '60 Ambawadi Circle', ['Indo-Chinese with a lot of fire.', 'Indo-chinois, à feu vif.'], false, 3.8, 32, 400, kitchen(east.chinese, 3), offerFree],
  [2109, 'Saurashtra Rasoi', 'saurashtra-rasoi', 'cover-saurashtra-rasoi', ['gujarati'], 23.0259, 72.5812, '2 Lal Darwaja', ['The thali your aunt would make.', 'Le thali que ferait votre tante.'], true, 4.5, 38, 480, kitchen(east.gujarati, 0), { tags: [pureVeg] }],
  [2110, 'Manek Chowk Chaat', 'manek-chowk-chaat', 'cover-manek-chowk-chaat', ['street-food'], 23.0237, 72.5886, '11 Manek Chowk', ['The night market, delivered.', 'Le marché de nuit, livré chez vous.'], true, 4.3, 26, 200, kitchen(east.street, 1), offer20],
  [2111, 'Charminar Biryani', 'charminar-biryani', 'cover-charminar-biryani', ['biryani', 'north-indian'], 23.0121, 72.5931, '9 Kankaria Road', ['Dum biryani, sealed with dough.', 'Biryani dum, scellé à la pâte.'], false, 4.0, 42, 550, kitchen(east.biryani, 2), { minimum: 250, hours: { delivery: daily(['11:00', '15:00'], ['18:00', '23:00']) } }],
  [2112, 'Dosa Darbar', 'dosa-darbar', 'cover-dosa-darbar', ['south-indian'], 23.0478, 72.5683, '33 Usmanpura', ['Crisp, long, and with four chutneys.', 'Croustillant, long, avec quatre chutneys.'], true, 4.4, 24, 280, kitchen(east.south, 3), { tags: [pureVeg] }],
  [2113, 'Bangkok Lane', 'bangkok-lane', 'cover-bangkok-lane', ['thai'], 23.0352, 72.5299, '18 Mansi Circle, Satellite', ['Curry pastes pounded daily.', 'Pâtes de curry pilées chaque jour.'], false, 4.2, 44, 800, kitchen(east.thai, 0), { ...offerFree, convenience: { charge: 2, type: 'Percentage' }, hours: { delivery: notOnMondays('12:00', '22:30') }, deliveryOnDates: { '12-25': [], '12-31': [{ from: '12:00', to: '16:00' }] } }],
  [2114, 'La Cantina', 'la-cantina', 'cover-la-cantina', ['mexican'], 23.0285, 72.5354, '4 Shivranjani Cross Road', ['Corn, lime, chilli.', 'Maïs, citron vert, piment.'], false, 0, 36, 500, kitchen(west.mexican, 1), { tags: [newHere] }],
  [2115, 'Cedar & Sumac', 'cedar-and-sumac', 'cover-cedar-and-sumac', ['lebanese'], 23.0069, 72.5589, '27 Vasna Road', ['Mezze for two or for ten.', 'Des mezzés pour deux ou pour dix.'], false, 4.3, 39, 650, kitchen(west.lebanese, 2), { ...offer20, courier: 'dunzo' }],
  [2116, 'Sunny Side', 'sunny-side', 'cover-sunny-side', ['breakfast', 'healthy'], 23.0399, 72.5589, '12 Stadium Road', ['Breakfast until midnight.', 'Le petit déjeuner jusqu’à minuit.'], false, 4.1, 27, 380, kitchen(west.breakfast, 3), { hours: { delivery: daily(['07:00', '00:00']), pickup: daily(['06:30', '21:00']) }, discount: ['Coffee at half price', 'Le café à moitié prix'] }],
  [2117, 'Kulfi & Co', 'kulfi-and-co', 'cover-kulfi-and-co', ['desserts'], 23.0222, 72.5665, '6 Ashram Road', ['Kulfi, falooda, and no patience.', 'Kulfi, falooda, et aucune patience.'], true, 4.6, 20, 250, kitchen(west.desserts, 0), bakery],
  [2118, 'Squeeze', 'squeeze', 'cover-squeeze', ['juices', 'healthy'], 23.0285, 72.5721, '1 Riverfront Walk', ['Pressed when you order.', 'Pressé à la commande.'], true, 3.9, 18, 200, kitchen(west.juices, 1), { ...drinks, discount: ['Second juice half price', 'Deuxième jus à moitié prix'] }],
  [2119, 'Trattoria Lucia', 'trattoria-lucia', 'cover-trattoria-lucia', ['italian'], 23.0432, 72.5511, '45 Drive-In Road', ['Fresh pasta, made on the day you order it for.', 'Pâtes fraîches, faites le jour choisi.'], false, 4.5, 60, 900, kitchen(west.italian, 2), { preOrder: true }],
  [2120, 'Pizza Piazza', 'pizza-piazza', 'cover-pizza-piazza', ['pizza'], 23.0101, 72.5799, '70 Jamalpur Road', ['Loud pizza, quick.', 'Des pizzas généreuses, et vite.'], false, 3.2, 29, 500, kitchen(west.pizza, 3), { minimum: 199, showsDistance: true }],
  [2121, 'Burger Barn', 'burger-barn', 'cover-burger-barn', ['burgers'], 23.0512, 72.5577, '16 Naranpura Cross Road', ['Big buns and thick shakes.', 'Gros pains et milk-shakes épais.'], false, 1.8, 34, 350, kitchen(west.burgers, 0), { ...offer20, unreliable: true }],
  [2122, 'Momo Mountain', 'momo-mountain', 'cover-momo-mountain', ['chinese', 'street-food'], 23.0163, 72.5884, '8 Astodia Gate', ['Steamed, fried or in soup.', 'Vapeur, frits ou en soupe.'], false, 4.0, 22, 220, kitchen(east.chinese, 1), { tags: [newHere] }],
  [2123, 'Thali Junction', 'thali-junction', 'cover-thali-junction', ['gujarati', 'north-indian'], 23.0274, 72.5985, 'Station Road, Kalupur', ['Between two trains.', 'Entre deux trains.'], true, 3.6, 31, 320, kitchen(east.gujarati, 2), { showsDistance: true, courier: 'porter' }],
  [2124, 'Idli Express', 'idli-express', 'cover-idli-express', ['south-indian', 'breakfast'], 23.0009, 72.5987, '5 Maninagar Station Road', ['Breakfast in eight minutes.', 'Le petit déjeuner en huit minutes.'], true, 4.2, 19, 180, kitchen(east.south, 1), { minimum: 80 }],
  [2125, 'Biryani Mahal', 'biryani-mahal', 'cover-biryani-mahal', ['biryani'], 23.0411, 72.5811, '22 Shahpur', ['Four generations, one pot.', 'Quatre générations, une seule marmite.'], false, 4.3, 47, 600, kitchen(east.biryani, 0), offerFree],
  [2126, 'Nine Cups', 'nine-cups', 'cover-nine-cups', ['breakfast', 'bakery'], 23.0188, 72.5445, '9 Nehru Nagar', ['Coffee from the Western Ghats.', 'Le café des Ghats occidentaux.'], false, 4.7, 21, 300, kitchen(west.breakfast, 1), drinks],
  [2127, 'Sweet Sitaphal', 'sweet-sitaphal', 'cover-sweet-sitaphal', ['desserts', 'bakery'], 23.0334, 72.5633, '31 Mithakhali', ['Seasonal ices and Bengali sweets.', 'Glaces de saison et douceurs bengalies.'], true, 0, 26, 260, kitchen(west.desserts, 3), { ...bakery, discount: ['A free ladoo with every order', 'Un ladoo offert à chaque commande'] }],
  [2128, 'Taco Tuesday', 'taco-tuesday', 'cover-taco-tuesday', ['mexican'], 23.0365, 72.5744, '13 Income Tax Circle', ['Every day of the week, in fact.', 'Tous les jours de la semaine, en fait.'], false, 3.9, 33, 420, kitchen(west.mexican, 2), closed],
  [2129, 'Ginza Roll', 'ginza-roll', 'cover-ginza-roll', ['japanese'], 23.0133, 72.5401, '2 Jivraj Park', ['Counter sushi, six seats.', 'Sushis au comptoir, six places.'], false, 4.4, 55, 1000, kitchen(east.japanese, 1), closed],
  [2130, 'Midnight Chaat', 'midnight-chaat', 'cover-midnight-chaat', ['street-food'], 23.0444, 72.5902, '19 Dudheshwar', ['Opens when the others sleep.', 'Ouvre quand les autres dorment.'], true, 3.4, 25, 180, kitchen(east.street, 2), { ...closed, ...offer20 }],
]

/** The stores of Tiffin Street, in the order the house recommends them. */
export const stores: StoreSeed[] = rows.map(
  ([
    id,
    name,
    slug,
    picture,
    cuisines,
    lat,
    lng,
    address,
    about,
    veg,
    rating,
    minutes,
    twoPersonPrice,
    menu,
    more,
  ]) => ({
    id,
    name,
    slug,
    picture,
    cuisines,
    category: RESTAURANTS,
    point: { lat, lng },
    address,
    about,
    veg,
    rating,
    reviews: rating === 0 ? 0 : 12 + ((id * 37) % 190),
    minutes,
    twoPersonPrice,
    taxPercent: 5,
    menu,
    ...more,
  }),
)
