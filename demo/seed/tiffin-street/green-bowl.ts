import type { GroupSeed, SectionSeed } from '../../catalogue/menu-seed'
import { choice, dish } from '../dish'
import { bestseller, chefsSpecial, lowCalorie, newHere, spicy } from '../tags'

const size: GroupSeed = {
  name: ['Size', 'Taille'],
  min: 1,
  max: 1,
  options: [choice(['Regular', 'Normale'], 0, { isDefault: true }), choice(['Large', 'Grande'], 40)],
}

const extras: GroupSeed = {
  name: ['Extras', 'Suppléments'],
  min: 0,
  max: 3,
  options: [
    choice(['Cheese', 'Fromage'], 25),
    choice(['Avocado', 'Avocat'], 35),
    choice(['Sauce', 'Sauce'], 0, {
      min: 1,
      max: 1,
      options: [choice(['Mint', 'Menthe'], 0), choice(['Garlic', 'Ail'], 5)],
    }),
    choice(['Roasted seeds', 'Graines grillées'], 15),
  ],
}

/** Optional, at most one. */
const dressing: GroupSeed = {
  name: ['Dressing on the side', 'Sauce à part'],
  min: 0,
  max: 1,
  options: [
    choice(['Lemon and olive oil', "Citron et huile d'olive"], 0),
    choice(['Tahini', 'Tahini'], 15),
    choice(['Honey mustard', 'Miel et moutarde'], 10),
  ],
}

const fillings: GroupSeed = {
  name: ['Choose two or three fillings', 'Deux ou trois garnitures'],
  min: 2,
  max: 3,
  options: [
    choice(['Falafel', 'Falafels'], 0),
    choice(['Paneer tikka', 'Paneer tikka'], 20),
    choice(['Grilled vegetables', 'Légumes grillés'], 0),
    choice(['Hummus', 'Houmous'], 0),
    choice(['Pickled beetroot', 'Betterave marinée'], 0),
  ],
}

/** Any number of them. */
const toppings: GroupSeed = {
  name: ['Toppings', 'Garnitures'],
  min: 0,
  max: 0,
  options: [
    choice(['Strawberries', 'Fraises'], 25),
    choice(['Banana', 'Banane'], 15),
    choice(['Granola', 'Granola'], 20),
    choice(['Dark chocolate', 'Chocolat noir'], 20),
    choice(['Chia seeds', 'Graines de chia'], 10),
  ],
}

/** Real vendors send such groups: at least two, at most one. Clients take the larger number. */
const dips: GroupSeed = {
  name: ['Two dips', 'Deux sauces'],
  min: 2,
  max: 1,
  options: [
    choice(['Green chutney', 'Chutney vert'], 0),
    choice(['Yoghurt', 'Yaourt'], 0),
    choice(['Chipotle', 'Chipotle'], 10),
  ],
}

/** The item itself costs nothing: its size is what is paid for. */
const juiceSize: GroupSeed = {
  name: ['Size', 'Taille'],
  min: 1,
  max: 1,
  options: [
    choice(['Glass, 250 ml', 'Verre, 250 ml'], 80, { isDefault: true }),
    choice(['Bottle, 500 ml', 'Bouteille, 500 ml'], 140),
  ],
}

/** Menu of Green Bowl: the store with every kind of customisation. */
// A table: one row per line.
// prettier-ignore
export const greenBowlMenu: SectionSeed[] = [
  {
    name: ['Bowls', 'Bols'],
    about: ['Warm, filling, made to order.', 'Chauds, généreux, préparés à la commande.'],
    items: [
      dish(['Quinoa bowl', 'Bol de quinoa'], 180, 'veg', 'quinoa-bowl', ['Tricolour quinoa, roasted pumpkin and carrot, chickpeas, lemon dressing.', 'Quinoa tricolore, courge et carotte rôties, pois chiches, sauce citron.'], { mrp: 200, featured: true, groups: [size, extras], tags: [bestseller, lowCalorie] }),
      dish(['Burrito bowl', 'Bol burrito'], 220, 'veg', 'burrito-bowl', ['Smoky beans, lime rice, corn salsa, guacamole.', 'Haricots fumés, riz au citron vert, salsa de maïs, guacamole.'], { groups: [size], packaging: 5 }),
      dish(['Teriyaki tofu bowl', 'Bol de tofu teriyaki'], 240, 'veg', 'teriyaki-tofu-bowl', ['Glazed tofu, sesame rice, crunchy cabbage.', 'Tofu laqué, riz au sésame, chou croquant.'], { stock: 3, tags: [chefsSpecial] }),
      dish(['Grilled chicken bowl', 'Bol de poulet grillé'], 260, 'nonveg', 'grilled-chicken-bowl', ['Herb chicken, brown rice, charred broccoli.', 'Poulet aux herbes, riz complet, brocoli grillé.'], { mrp: 290, groups: [size] }),
      dish(['Dal and rice bowl', 'Bol dal et riz'], 150, 'veg', 'dal-and-rice-bowl', ['Slow yellow lentils, ghee, cumin, steamed rice.', 'Lentilles jaunes mijotées, ghee, cumin, riz vapeur.']),
    ],
  },
  {
    name: ['Salads', 'Salades'],
    items: [
      dish(['Greek salad', 'Salade grecque'], 190, 'veg', 'greek-salad', ['Tomato, cucumber, olives and a thick slice of feta.', 'Tomate, concombre, olives et une belle tranche de feta.'], { groups: [dressing], tags: [lowCalorie] }),
      dish(['Caesar salad with chicken', 'Salade César au poulet'], 240, 'nonveg', 'caesar-salad-with-chicken', ['Crisp lettuce, grilled chicken, parmesan, croutons.', 'Laitue croquante, poulet grillé, parmesan, croûtons.'], { tax: 12 }),
      dish(['Watermelon and mint', 'Pastèque et menthe'], 160, 'veg', 'watermelon-and-mint', ['Cold watermelon, mint, lime, a pinch of chaat masala.', 'Pastèque fraîche, menthe, citron vert, une pincée de chaat masala.'], { soldOut: true }),
      dish(['Roasted beetroot salad', 'Salade de betterave rôtie'], 170, 'veg', 'roasted-beetroot-salad', ['Beetroot, orange, walnuts, soft cheese.', 'Betterave, orange, noix, fromage frais.'], { stock: 1 }),
    ],
  },
  {
    name: ['Wraps', 'Wraps'],
    items: [
      dish(['Build-your-own wrap', 'Wrap à composer'], 160, 'veg', 'build-your-own-wrap', ['Wholewheat wrap with lettuce and your two or three favourites.', 'Wrap complet, laitue et vos deux ou trois garnitures préférées.'], { groups: [fillings, dressing] }),
      dish(['Paneer tikka wrap', 'Wrap paneer tikka'], 190, 'veg', 'paneer-tikka-wrap', ['Tandoor-charred paneer, onion, mint chutney.', 'Paneer grillé au tandoor, oignon, chutney à la menthe.'], { mrp: 210 }),
      dish(['Chicken shawarma wrap', 'Wrap chawarma au poulet'], 210, 'nonveg', 'chicken-shawarma-wrap', ['Spiced chicken, garlic toum, pickles.', "Poulet épicé, crème d'ail, cornichons."]),
      dish(['Falafel wrap', 'Wrap falafel'], 170, 'veg', 'falafel-wrap', ['Crisp falafel, tahini, parsley salad.', 'Falafels croustillants, tahini, salade de persil.'], { bogo: true, tags: [bestseller] }),
    ],
  },
  {
    name: ['Snacks', 'En-cas'],
    items: [
      dish(['Masala fries', 'Frites masala'], 110, 'veg', 'masala-fries', ['Skin-on fries tossed in chilli, amchur and coriander.', 'Frites avec la peau, piment, mangue séchée et coriandre.'], { tags: [spicy] }),
      dish(['Sweet potato wedges', 'Quartiers de patate douce'], 130, 'veg', 'sweet-potato-wedges', ['Oven-roasted, with two dips of your choice.', 'Rôtis au four, avec deux sauces au choix.'], { groups: [dips] }),
      dish(['Corn ribs', 'Épis de maïs grillés'], 120, 'veg', 'corn-ribs', ['Sweetcorn, smoked paprika butter, lime.', 'Maïs doux, beurre au paprika fumé, citron vert.'], { tags: [newHere] }),
      dish(['Boiled egg duo', 'Duo d’œufs mollets'], 70, 'nonveg', 'boiled-egg-duo', ['Two soft eggs, chilli salt.', 'Deux œufs mollets, sel pimenté.']),
    ],
  },
  {
    name: ['Sweet', 'Desserts'],
    items: [
      dish(['Yoghurt bowl', 'Bol de yaourt'], 120, 'veg', 'yoghurt-bowl', ['Thick yoghurt and honey, topped as you like.', 'Yaourt épais et miel, garni à votre goût.'], { groups: [toppings] }),
      dish(['Date and nut bites', 'Bouchées dattes et noix'], 90, 'veg', 'date-and-nut-bites', ['Four bites, no added sugar.', 'Quatre bouchées, sans sucre ajouté.']),
      dish(['Mango pudding', 'Flan à la mangue'], 110, 'veg', 'mango-pudding', ['Alphonso mango and coconut cream.', 'Mangue Alphonso et crème de coco.'], { mrp: 130, tags: [newHere] }),
    ],
  },
  {
    name: ['Drinks', 'Boissons'],
    items: [
      dish(['Mint lemonade', 'Limonade à la menthe'], 90, 'none', 'mint-lemonade', ['Pressed lemon, crushed mint, a little rock salt.', 'Citron pressé, menthe pilée, un peu de sel gemme.']),
      dish(['Cold-pressed orange', 'Orange pressée à froid'], 0, 'none', 'cold-pressed-orange', ['Nothing but oranges.', 'Rien que des oranges.'], { groups: [juiceSize] }),
      dish(['Buttermilk', 'Lait fermenté'], 50, 'veg', 'buttermilk', ['Thin and cold, with roasted cumin.', 'Léger et frais, au cumin grillé.'], { subscription: true }),
      dish(['Cold brew', 'Café infusé à froid'], 130, 'none', 'cold-brew', ['Steeped for sixteen hours.', 'Infusé pendant seize heures.'], { packaging: 10 }),
      dish(['Fresh milk, 1 l', 'Lait frais, 1 l'], 48, 'veg', 'fresh-milk', ['From this morning, in a glass bottle.', 'De ce matin, en bouteille de verre.'], { id: 951, tax: 0, subscription: true }),
    ],
  },
]
