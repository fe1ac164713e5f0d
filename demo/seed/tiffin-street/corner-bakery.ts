import type { GroupSeed, ItemSeed, MenuCategorySeed, SectionSeed } from '../../catalogue/menu-seed'
import { choice, dish } from '../dish'
import { bestseller, chefsSpecial, newHere } from '../tags'

const sliced: GroupSeed = {
  name: ['Sliced?', 'Tranché ?'],
  min: 0,
  max: 1,
  options: [choice(['Thin slices', 'Tranches fines'], 0), choice(['Thick slices', 'Tranches épaisses'], 0)],
}

const candles: GroupSeed = {
  name: ['For the party', 'Pour la fête'],
  min: 0,
  max: 0,
  options: [
    choice(['Candles', 'Bougies'], 20),
    choice(['Name in icing', 'Prénom en glaçage'], 50),
    choice(['Gift box', 'Boîte cadeau'], 60),
  ],
}

type Row = [en: string, fr: string, price: number, picture: string, about: [string, string], more?: Partial<ItemSeed>]

const section = (en: string, fr: string, rows: Row[]): SectionSeed => ({
  name: [en, fr],
  items: rows.map(([name, french, price, picture, about, more]) =>
    dish([name, french], price, 'veg', picture, about, more),
  ),
})

// A table: one row per line.
// prettier-ignore
const breads: MenuCategorySeed = {
  name: ['Bread', 'Pain'],
  picture: 'tile-bread',
  color: '#fdf0dc',
  textColor: '#5a3410',
  sections: [
    section('Loaves', 'Miches', [
      ['Country sourdough', 'Pain de campagne au levain', 180, 'country-sourdough', ['Two days from flour to loaf.', 'Deux jours de la farine à la miche.'], { groups: [sliced], featured: true, tags: [bestseller] }],
      ['Seven-seed loaf', 'Pain aux sept graines', 200, 'seven-seed-loaf', ['Dense, nutty, keeps for days.', 'Dense, goût de noisette, se garde bien.'], { groups: [sliced], mrp: 220 }],
      ['Milk bread', 'Pain de mie', 110, 'milk-bread', ['Soft as a pillow.', 'Moelleux comme un oreiller.'], { subscription: true }],
      ['Rye bread', 'Pain de seigle', 190, 'rye-bread', ['Dark, with caraway.', 'Noir, au carvi.'], { tags: [chefsSpecial] }],
    ]),
    section('Sticks and rolls', 'Baguettes et petits pains', [
      ['Baguette', 'Baguette', 80, 'baguette', ['Crackling crust.', 'Croûte qui chante.']],
      ['Garlic baguette', 'Baguette à l’ail', 120, 'garlic-baguette', ['Herb butter, ready to bake.', 'Beurre aux herbes, à cuire.'], { tags: [newHere] }],
      ['Poppy bagel', 'Bagel au pavot', 60, 'poppy-bagel', ['Boiled, then baked.', 'Bouilli, puis cuit au four.']],
      ['Ladi pav, six', 'Six petits pains pav', 40, 'ladi-pav', ['For your pav bhaji.', 'Pour votre pav bhaji.']],
    ]),
  ],
}

// A table: one row per line.
// prettier-ignore
const pastry: MenuCategorySeed = {
  name: ['Pastry', 'Viennoiserie'],
  picture: 'tile-bakeries',
  color: '#fbe7d3',
  textColor: '#6b3a12',
  sections: [
    section('Butter and layers', 'Beurre et feuilletage', [
      ['Butter croissant', 'Croissant au beurre', 90, 'butter-croissant', ['Twenty-seven layers.', 'Vingt-sept feuilles.'], { bogo: true }],
      ['Almond croissant', 'Croissant aux amandes', 130, 'almond-croissant', ['Twice baked, frangipane.', 'Cuit deux fois, frangipane.']],
      ['Chocolate twist', 'Torsade au chocolat', 110, 'chocolate-twist', ['Dark chocolate chips.', 'Pépites de chocolat noir.']],
      ['Cinnamon roll', 'Roulé à la cannelle', 120, 'cinnamon-roll', ['Sticky, with cardamom.', 'Collant, à la cardamome.']],
    ]),
    section('Cookies and doughnuts', 'Biscuits et beignets', [
      ['Sea-salt cookie', 'Cookie à la fleur de sel', 70, 'sea-salt-cookie', ['Brown butter, dark chocolate.', 'Beurre noisette, chocolat noir.']],
      ['Oat and raisin cookie', 'Cookie avoine et raisins', 60, 'oat-and-raisin-cookie', ['Chewy in the middle.', 'Moelleux au centre.']],
      ['Glazed doughnut', 'Beignet glacé', 60, 'glazed-doughnut', ['Light, with vanilla.', 'Léger, à la vanille.']],
      ['Nankhatai, box', 'Boîte de nankhatai', 150, 'nankhatai', ['Twelve cardamom shortbreads.', 'Douze sablés à la cardamome.']],
    ]),
    section('Savoury', 'Salé', [
      ['Spinach and feta pie', 'Tourte épinards et feta', 140, 'spinach-and-feta-pie', ['Warm it for five minutes.', 'À réchauffer cinq minutes.']],
      ['Soft pretzel', 'Bretzel', 80, 'soft-pretzel', ['Coarse salt, mustard.', 'Gros sel, moutarde.']],
      ['Grilled cheese toast', 'Croque au fromage', 150, 'grilled-cheese-toast', ['Three cheeses, green chilli.', 'Trois fromages, piment vert.']],
    ]),
  ],
}

// A table: one row per line.
// prettier-ignore
const cakes: MenuCategorySeed = {
  name: ['Cakes', 'Gâteaux'],
  picture: 'tile-cakes',
  color: '#fde6ea',
  textColor: '#7a1f3d',
  sections: [
    section('By the slice', 'À la part', [
      ['Carrot cake', 'Gâteau aux carottes', 140, 'carrot-cake', ['Cream cheese, walnuts.', 'Fromage frais, noix.']],
      ['Lemon tart', 'Tarte au citron', 130, 'lemon-tart', ['Sharp, silky.', 'Vive et soyeuse.'], { stock: 2 }],
      ['Chocolate truffle', 'Truffé au chocolat', 150, 'chocolate-truffle', ['Eggless, seventy per cent.', 'Sans œufs, soixante-dix pour cent.']],
      ['Caramel custard', 'Crème caramel', 110, 'caramel-custard', ['Set with real vanilla.', 'À la vraie vanille.']],
    ]),
    section('Whole', 'Entiers', [
      ['Birthday cake, half a kilo', 'Gâteau d’anniversaire, 500 g', 550, 'birthday-cake', ['Vanilla sponge, fresh cream, fruit.', 'Génoise vanille, crème fraîche, fruits.'], { groups: [candles], packaging: 25 }],
      ['Strawberry cake, half a kilo', 'Gâteau aux fraises, 500 g', 620, 'strawberry-cake', ['Only while there are strawberries.', 'Tant qu’il y a des fraises.'], { soldOut: true }],
      ['Cupcakes, six', 'Six cupcakes', 360, 'cupcakes', ['Two each of three kinds.', 'Deux de chaque sorte.'], { mrp: 400 }],
    ]),
  ],
}

// A table: one row per line.
// prettier-ignore
const cafe: MenuCategorySeed = {
  name: ['Hot and cold', 'Chaud et froid'],
  picture: 'tile-coffee',
  color: '#efe6dc',
  textColor: '#3d2b1f',
  sections: [
    section('Coffee and tea', 'Café et thé', [
      ['Cappuccino', 'Cappuccino', 120, 'cappuccino', ['Double shot.', 'Double expresso.']],
      ['Masala chai', 'Thé masala', 50, 'masala-chai', ['Boiled properly.', 'Vraiment bouilli.']],
      ['Hot chocolate', 'Chocolat chaud', 140, 'hot-chocolate', ['Thick enough for a spoon.', 'À la cuillère.']],
    ]),
    section('Cold drinks', 'Boissons fraîches', [
      ['Iced latte', 'Latte glacé', 150, 'iced-latte', ['Cold milk, espresso.', 'Lait froid, expresso.']],
      ['Pink lemonade', 'Limonade rose', 90, 'pink-lemonade', ['With a little kokum.', 'Avec un peu de kokum.']],
    ]),
  ],
}

/** Menu of Corner Bakery: grouped by menu categories. */
export const cornerBakeryMenu: MenuCategorySeed[] = [breads, pastry, cakes, cafe]
