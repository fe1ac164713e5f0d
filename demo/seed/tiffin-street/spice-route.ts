import type { GroupSeed, ItemSeed, Kind, SectionSeed } from '../../catalogue/menu-seed'
import { choice, dish } from '../dish'
import { bestseller, chefsSpecial, newHere, spicy } from '../tags'

const heat: GroupSeed = {
  name: ['How hot?', 'Quel piquant ?'],
  min: 1,
  max: 1,
  options: [
    choice(['Mild', 'Doux'], 0, { isDefault: true }),
    choice(['Medium', 'Moyen'], 0),
    choice(['Hot', 'Fort'], 0),
  ],
}

type About = [en: string, fr: string]
type Row = [en: string, fr: string, price: number, kind: Kind, picture: string, about: About, more?: Partial<ItemSeed>]

const section = (en: string, fr: string, rows: Row[]): SectionSeed => ({
  name: [en, fr],
  items: rows.map(([name, french, price, kind, picture, about, more]) =>
    dish([name, french], price, kind, picture, about, more),
  ),
})

// A table: one row per line.
// prettier-ignore
const fromTheGrillAndGarden: SectionSeed[] = [
  section('Starters', 'Entrées', [
    ['Punjabi samosa', 'Samosa du Pendjab', 70, 'veg', 'punjabi-samosa', ['Two crisp pastries, potato and peas.', 'Deux chaussons croustillants, pommes de terre et petits pois.'], { tags: [spicy] }],
    ['Onion bhaji', 'Beignets d’oignon', 110, 'veg', 'onion-bhaji', ['Lacy onion fritters, tamarind.', 'Beignets légers, tamarin.']],
    ['Paneer tikka', 'Paneer tikka', 240, 'veg', 'paneer-tikka', ['Charred cubes, peppers, mint.', 'Cubes grillés, poivrons, menthe.'], { mrp: 260, featured: true }],
    ['Hara bhara kebab', 'Kebab vert', 190, 'veg', 'hara-bhara-kebab', ['Spinach and pea patties.', 'Galettes d’épinards et de pois.']],
    ['Chicken 65', 'Poulet 65', 260, 'nonveg', 'chicken-65', ['Fiery, with curry leaves.', 'Relevé, aux feuilles de curry.'], { groups: [heat] }],
    ['Amritsari fish', 'Poisson d’Amritsar', 290, 'nonveg', 'amritsari-fish', ['Carom-spiced batter.', 'Pâte à l’ajowan.']],
    ['Prawn koliwada', 'Crevettes koliwada', 340, 'nonveg', 'prawn-koliwada', ['Bombay-style fried prawns.', 'Crevettes frites à la mode de Bombay.']],
    ['Seekh kebab', 'Kebab seekh', 310, 'nonveg', 'seekh-kebab', ['Minced lamb off the skewer.', 'Agneau haché à la brochette.']],
  ]),
  section('Curries from the garden', 'Currys de légumes', [
    ['Dal makhani', 'Dal makhani', 210, 'veg', 'dal-makhani', ['Black lentils, cooked overnight.', 'Lentilles noires mijotées toute la nuit.'], { featured: true }],
    ['Palak paneer', 'Palak paneer', 240, 'veg', 'palak-paneer', ['Spinach, soft cheese, garlic.', 'Épinards, fromage frais, ail.']],
    ['Paneer butter masala', 'Paneer butter masala', 260, 'veg', 'paneer-butter-masala', ['Tomato, cashew, butter.', 'Tomate, cajou, beurre.'], { groups: [heat] }],
    ['Chana masala', 'Pois chiches masala', 180, 'veg', 'chana-masala', ['Chickpeas, dried mango, ginger.', 'Pois chiches, mangue séchée, gingembre.']],
    ['Baingan bharta', 'Aubergine fumée', 190, 'veg', 'baingan-bharta', ['Smoked aubergine mash.', 'Purée d’aubergine fumée.']],
    ['Aloo gobi', 'Aloo gobi', 170, 'veg', 'aloo-gobi', ['Potato and cauliflower, turmeric.', 'Pomme de terre et chou-fleur, curcuma.']],
    ['Mushroom matar', 'Champignons et petits pois', 200, 'veg', 'mushroom-matar', ['Button mushrooms, peas.', 'Champignons de Paris, petits pois.']],
    ['Bhindi masala', 'Gombos masala', 190, 'veg', 'bhindi-masala', ['Okra, onion, dry spices.', 'Gombos, oignon, épices sèches.'], { soldOut: true }],
  ]),
  section('Curries from the grill', 'Currys de viande', [
    ['Butter chicken', 'Poulet au beurre', 320, 'nonveg', 'butter-chicken', ['Tandoori chicken, silky tomato.', 'Poulet tandoori, tomate veloutée.'], { mrp: 350, groups: [heat] }],
    ['Chicken chettinad', 'Poulet chettinad', 310, 'nonveg', 'chicken-chettinad', ['Black pepper, coconut, star anise.', 'Poivre noir, coco, anis étoilé.']],
    ['Chicken korma', 'Poulet korma', 300, 'nonveg', 'chicken-korma', ['Mild, with almonds.', 'Doux, aux amandes.']],
    ['Rogan josh', 'Rogan josh', 380, 'nonveg', 'rogan-josh', ['Lamb, Kashmiri chilli, fennel.', 'Agneau, piment du Cachemire, fenouil.']],
    ['Lamb saag', 'Agneau aux épinards', 370, 'nonveg', 'lamb-saag', ['Lamb in slow spinach.', 'Agneau aux épinards mijotés.']],
    ['Goan fish curry', 'Curry de poisson de Goa', 340, 'nonveg', 'goan-fish-curry', ['Coconut, kokum, green chilli.', 'Coco, kokum, piment vert.']],
    ['Malabar prawns', 'Crevettes du Malabar', 390, 'nonveg', 'malabar-prawns', ['Prawns, coconut milk.', 'Crevettes, lait de coco.']],
    ['Egg curry', 'Curry d’œufs', 190, 'nonveg', 'egg-curry', ['Two eggs, onion gravy.', 'Deux œufs, sauce à l’oignon.']],
  ]),
]

// A table: one row per line.
// prettier-ignore
const withAndAfter: SectionSeed[] = [
  section('Biryani and rice', 'Biryanis et riz', [
    ['Hyderabadi chicken biryani', 'Biryani de poulet de Hyderabad', 320, 'nonveg', 'hyderabadi-chicken-biryani', ['Sealed and steamed, with raita.', 'Cuit à l’étouffée, avec raïta.'], { featured: true, packaging: 10 }],
    ['Lamb biryani', 'Biryani d’agneau', 380, 'nonveg', 'lamb-biryani', ['Saffron, fried onion.', 'Safran, oignon frit.'], { packaging: 10 }],
    ['Vegetable biryani', 'Biryani de légumes', 240, 'veg', 'vegetable-biryani', ['Seven vegetables, whole spice.', 'Sept légumes, épices entières.'], { packaging: 10 }],
    ['Egg biryani', 'Biryani aux œufs', 250, 'nonveg', 'egg-biryani', ['Boiled eggs, mint.', 'Œufs durs, menthe.']],
    ['Jeera rice', 'Riz au cumin', 120, 'veg', 'jeera-rice', ['Basmati, cumin, ghee.', 'Basmati, cumin, ghee.']],
    ['Lemon rice', 'Riz au citron', 130, 'veg', 'lemon-rice', ['Peanuts, curry leaves.', 'Cacahuètes, feuilles de curry.']],
    ['Curd rice', 'Riz au yaourt', 120, 'veg', 'curd-rice', ['Cold, with pomegranate.', 'Frais, à la grenade.']],
    ['Steamed basmati', 'Basmati vapeur', 90, 'veg', 'steamed-basmati', ['Long and loose.', 'Long et léger.']],
  ]),
  section('Breads', 'Pains', [
    ['Butter naan', 'Naan au beurre', 50, 'veg', 'butter-naan', ['From the tandoor.', 'Sorti du tandoor.'], { bogo: true, tags: [bestseller] }],
    ['Garlic naan', 'Naan à l’ail', 65, 'veg', 'garlic-naan', ['Garlic, coriander.', 'Ail, coriandre.']],
    ['Cheese naan', 'Naan au fromage', 90, 'veg', 'cheese-naan', ['Filled with melted cheese.', 'Fourré au fromage fondu.']],
    ['Tandoori roti', 'Roti tandoori', 30, 'veg', 'tandoori-roti', ['Wholewheat.', 'Farine complète.']],
    ['Lachha paratha', 'Paratha feuilleté', 60, 'veg', 'lachha-paratha', ['Flaky layers.', 'Feuilletage croustillant.']],
    ['Aloo paratha', 'Paratha aux pommes de terre', 80, 'veg', 'aloo-paratha', ['Stuffed with spiced potato.', 'Farci de pommes de terre épicées.']],
    ['Missi roti', 'Roti de pois chiche', 45, 'veg', 'missi-roti', ['Chickpea flour, fenugreek.', 'Farine de pois chiche, fenugrec.']],
  ]),
  section('From the south', 'Du sud', [
    ['Masala dosa', 'Dosa masala', 140, 'veg', 'masala-dosa', ['Crisp crêpe, potato, two chutneys.', 'Crêpe croustillante, pommes de terre, deux chutneys.'], { featured: true, tags: [bestseller] }],
    ['Paper dosa', 'Dosa fin', 120, 'veg', 'paper-dosa', ['As long as your arm.', 'Long comme le bras.']],
    ['Idli sambar', 'Idli sambar', 90, 'veg', 'idli-sambar', ['Three steamed cakes, lentil broth.', 'Trois gâteaux vapeur, bouillon de lentilles.']],
    ['Medu vada', 'Medu vada', 95, 'veg', 'medu-vada', ['Crisp lentil rings.', 'Anneaux de lentilles croustillants.']],
    ['Onion uttapam', 'Uttapam à l’oignon', 130, 'veg', 'onion-uttapam', ['Thick, soft, with green chilli.', 'Épais, moelleux, au piment vert.']],
    ['Upma', 'Upma', 85, 'veg', 'upma', ['Semolina, cashew, ginger.', 'Semoule, cajou, gingembre.']],
    ['Kerala stew', 'Ragoût du Kerala', 180, 'veg', 'kerala-stew', ['Vegetables in coconut milk.', 'Légumes au lait de coco.']],
  ]),
  section('Sweets', 'Desserts', [
    ['Gulab jamun', 'Gulab jamun', 80, 'veg', 'gulab-jamun', ['Two, warm, in rose syrup.', 'Deux, chauds, au sirop de rose.']],
    ['Rasmalai', 'Rasmalai', 110, 'veg', 'rasmalai', ['Saffron milk, pistachio.', 'Lait au safran, pistache.'], { stock: 4, tags: [chefsSpecial] }],
    ['Kulfi', 'Kulfi', 90, 'veg', 'kulfi', ['Dense, with cardamom.', 'Dense, à la cardamome.']],
    ['Gajar halwa', 'Halwa de carottes', 120, 'veg', 'gajar-halwa', ['Carrots, milk, almonds.', 'Carottes, lait, amandes.']],
    ['Phirni', 'Phirni', 95, 'veg', 'phirni', ['Ground rice pudding.', 'Crème de riz moulu.']],
    ['Jalebi', 'Jalebi', 70, 'veg', 'jalebi', ['Hot orange spirals.', 'Spirales orange, chaudes.']],
    ['Mango kulfi', 'Kulfi à la mangue', 100, 'veg', 'mango-kulfi', ['In season now.', 'De saison.'], { tags: [newHere] }],
  ]),
  section('Drinks', 'Boissons', [
    ['Masala chai', 'Thé masala', 40, 'veg', 'masala-chai', ['Ginger and cardamom.', 'Gingembre et cardamome.']],
    ['Filter coffee', 'Café filtre', 50, 'veg', 'filter-coffee', ['Frothy, strong.', 'Mousseux, corsé.']],
    ['Sweet lassi', 'Lassi sucré', 80, 'veg', 'sweet-lassi', ['Thick and cold.', 'Épais et frais.']],
    ['Mango lassi', 'Lassi à la mangue', 100, 'veg', 'mango-lassi', ['Alphonso pulp.', 'Pulpe d’Alphonso.']],
    ['Fresh lime soda', 'Soda au citron vert', 60, 'none', 'fresh-lime-soda', ['Sweet, salted or both.', 'Sucré, salé ou les deux.']],
    ['Jaljeera', 'Jaljeera', 50, 'none', 'jaljeera', ['Cumin and mint water.', 'Eau au cumin et à la menthe.']],
    ['Mineral water', 'Eau minérale', 20, 'none', 'mineral-water', ['One litre.', 'Un litre.'], { tax: 18 }],
  ]),
]

/** Menu of Spice Route: exactly 60 items in 8 sections. */
export const spiceRouteMenu: SectionSeed[] = [...fromTheGrillAndGarden, ...withAndAfter]
