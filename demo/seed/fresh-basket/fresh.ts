import type { Product } from '../products'

export const fruit: Product[] = [
  ['Bananas', 'bananas', '5 pack', 0.85, '8 pack', 1.25],
  ['Pink Lady apples', 'pink-lady-apples', '4 pack', 2.2, '6 pack', 3.1],
  ['Conference pears', 'conference-pears', '4 pack', 1.9, '1 kg', 2.6],
  ['Oranges', 'oranges', '5 pack', 1.75, '2 kg', 3.9],
  ['Easy peelers', 'easy-peelers', '600 g', 1.65, '1.2 kg', 2.95],
  ['Lemons', 'lemons', '4 pack', 1.1, '8 pack', 1.95],
  ['Strawberries', 'strawberries', '227 g', 2.1, '400 g', 3.25],
  ['Blueberries', 'blueberries', '150 g', 1.95, '300 g', 3.4],
  ['Red grapes', 'red-grapes', '400 g', 2.0, '1 kg', 4.2],
  ['Mango', 'mango', '1', 1.15, '4 pack', 3.75],
  ['Watermelon', 'watermelon', 'quarter', 1.5, 'whole', 4.5],
  ['Pineapple', 'pineapple', '1', 1.35, '2', 2.4],
  ['Peaches', 'peaches', '4 pack', 1.8, '8 pack', 3.2],
  ['Kiwis', 'kiwis', '6 pack', 1.4, '12 pack', 2.5],
]

export const vegetables: Product[] = [
  ['Vine tomatoes', 'vine-tomatoes', '250 g', 1.2, '500 g', 2.1],
  ['Cucumber', 'cucumber', '1', 0.8, '3', 2.1],
  ['Carrots', 'carrots', '500 g', 0.45, '1 kg', 0.7],
  ['Broccoli', 'broccoli', '350 g', 0.85, '700 g', 1.55],
  ['Maris Piper potatoes', 'maris-piper-potatoes', '1 kg', 1.2, '2.5 kg', 2.35],
  ['Red onions', 'red-onions', '3 pack', 0.75, '1 kg', 1.1],
  ['Garlic', 'garlic', '1', 0.3, '4 pack', 0.95],
  ['Peppers', 'peppers', '1', 0.6, '3 pack', 1.6],
  ['Aubergine', 'aubergine', '1', 0.95, '2', 1.75],
  ['Chestnut mushrooms', 'chestnut-mushrooms', '250 g', 1.1, '500 g', 1.9],
  ['Baby spinach', 'baby-spinach', '120 g', 1.0, '240 g', 1.75],
  ['Sweetcorn', 'sweetcorn', '2 cobs', 1.2, '4 cobs', 2.1],
  ['Avocados', 'avocados', '1', 0.9, '4 pack', 2.9],
]

export const dairy: Product[] = [
  ['Whole milk', 'whole-milk', '1 pint', 0.95, '4 pints', 1.55],
  ['Semi-skimmed milk', 'semi-skimmed-milk', '1 pint', 0.95, '4 pints', 1.55],
  ['Oat drink', 'oat-drink', '1 l', 1.8, '6 × 1 l', 9.9],
  ['Salted butter', 'salted-butter', '250 g', 2.1, '500 g', 3.95],
  ['Mature cheddar', 'mature-cheddar', '350 g', 3.25, '900 g', 7.5],
  ['Mozzarella', 'mozzarella', '125 g', 0.95, '3 × 125 g', 2.6],
  ['Feta', 'feta', '200 g', 2.0, '400 g', 3.7],
  ['Greek yoghurt', 'greek-yoghurt', '500 g', 1.75, '1 kg', 3.1],
  ['Strawberry yoghurt', 'strawberry-yoghurt', '4 × 120 g', 1.6, '8 × 120 g', 2.9],
  ['Double cream', 'double-cream', '150 ml', 1.05, '300 ml', 1.7],
  ['Free-range eggs', 'free-range-eggs', '6', 1.65, '12', 2.95],
  ['Custard', 'custard', '500 g', 1.3, '1 kg', 2.3],
]

export const bakery: Product[] = [
  ['Sourdough', 'sourdough', '400 g', 1.9, '800 g', 3.2],
  ['White farmhouse loaf', 'white-farmhouse-loaf', '400 g', 0.95, '800 g', 1.35],
  ['Wholemeal loaf', 'wholemeal-loaf', '400 g', 0.95, '800 g', 1.35],
  ['Baguette', 'baguettes', '1', 0.75, '2', 1.35],
  ['Croissants', 'croissants', '2 pack', 1.25, '6 pack', 2.95],
  ['Bagels', 'bagels', '2 pack', 0.95, '5 pack', 1.75],
  ['Crumpets', 'crumpets', '6 pack', 0.85, '9 pack', 1.15],
  ['Tortilla wraps', 'tortilla-wraps', '6 pack', 1.1, '12 pack', 1.9],
  ['Pitta bread', 'pitta-bread', '6 pack', 0.7, '12 pack', 1.25],
  ['Chocolate muffins', 'chocolate-muffins', '2 pack', 1.4, '4 pack', 2.3],
  ['Jam doughnuts', 'jam-doughnuts', '5 pack', 1.1, '10 pack', 2.0],
  ['Victoria sponge', 'victoria-sponge', 'small', 2.75, 'large', 4.5],
]

export const meatAndFish: Product[] = [
  ['Chicken breast', 'chicken-breast', '300 g', 3.25, '650 g', 6.25],
  ['Chicken thighs', 'chicken-thighs', '500 g', 2.4, '1 kg', 4.2],
  ['Whole chicken', 'whole-chicken', '1.2 kg', 4.25, '1.9 kg', 6.4],
  ['Beef mince 5%', 'beef-mince-5', '250 g', 2.75, '500 g', 4.75],
  ['Sirloin steak', 'sirloin-steak', '227 g', 4.75, '2 × 227 g', 8.95],
  ['Lamb chops', 'lamb-chops', '300 g', 5.25, '600 g', 9.75],
  ['Smoked back bacon', 'smoked-back-bacon', '200 g', 2.1, '400 g', 3.75],
  ['Pork sausages', 'pork-sausages', '6 pack', 2.3, '12 pack', 4.1],
  ['Salmon fillets', 'salmon-fillets', '240 g', 4.5, '480 g', 8.5],
  ['Cod fillets', 'cod-fillets', '250 g', 4.25, '500 g', 7.95],
  ['King prawns', 'king-prawns', '150 g', 3.25, '300 g', 5.95],
]

export const frozen: Product[] = [
  ['Garden peas', 'garden-peas', '500 g', 1.0, '1 kg', 1.75],
  ['Oven chips', 'oven-chips', '900 g', 1.6, '1.5 kg', 2.5],
  ['Fish fingers', 'fish-fingers', '10 pack', 2.2, '30 pack', 5.5],
  ['Margherita pizza', 'margherita-pizza', '1', 1.85, '2', 3.4],
  ['Vanilla ice cream', 'vanilla-ice-cream', '500 ml', 2.0, '2 l', 3.5],
  ['Choc ices', 'choc-ices', '6 pack', 1.75, '12 pack', 3.1],
  ['Mixed berries', 'mixed-berries', '350 g', 2.25, '1 kg', 5.4],
  ['Vegetable dumplings', 'vegetable-dumplings', '12 pack', 2.75, '24 pack', 4.95],
  ['Waffles', 'waffles', '10 pack', 1.5, '20 pack', 2.7],
  ['Spinach', 'spinach', '450 g', 1.3, '900 g', 2.3],
]
