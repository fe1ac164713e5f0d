import type { Product } from '../products'

export const cupboard: Product[] = [
  ['Spaghetti', 'spaghetti', '500 g', 0.75, '1 kg', 1.35],
  ['Penne', 'penne', '500 g', 0.75, '1 kg', 1.35],
  ['Basmati rice', 'basmati-rice', '500 g', 1.4, '2 kg', 4.5],
  ['Chopped tomatoes', 'chopped-tomatoes', '400 g', 0.5, '4 × 400 g', 1.8],
  ['Chickpeas', 'chickpeas', '400 g', 0.6, '4 × 400 g', 2.1],
  ['Kidney beans', 'kidney-beans', '400 g', 0.6, '4 × 400 g', 2.1],
  ['Baked beans', 'baked-beans', '415 g', 0.7, '4 × 415 g', 2.4],
  ['Tuna in spring water', 'tuna-in-spring-water', '145 g', 1.05, '4 × 145 g', 3.6],
  ['Olive oil', 'olive-oil', '500 ml', 5.5, '1 l', 9.75],
  ['Sunflower oil', 'sunflower-oil', '1 l', 2.2, '3 l', 5.9],
  ['Sea salt', 'sea-salt', '250 g', 1.1, '500 g', 1.85],
  ['Tomato soup', 'tomato-soup', '400 g', 0.95, '4 × 400 g', 3.3],
  ['Coconut milk', 'coconut-milk', '400 ml', 1.1, '4 × 400 ml', 3.9],
  ['Red lentils', 'red-lentils', '500 g', 1.35, '1 kg', 2.4],
]

export const breakfast: Product[] = [
  ['Porridge oats', 'porridge-oats', '500 g', 0.95, '1 kg', 1.6],
  ['Granola', 'granola-box', '500 g', 2.25, '1 kg', 3.95],
  ['Corn flakes', 'corn-flakes', '250 g', 1.0, '500 g', 1.75],
  ['Wheat biscuits', 'wheat-biscuits', '24 pack', 1.9, '48 pack', 3.25],
  ['Blossom honey', 'blossom-honey', '340 g', 2.3, '720 g', 4.25],
  ['Strawberry jam', 'strawberry-jam', '340 g', 1.3, '720 g', 2.4],
  ['Peanut butter', 'peanut-butter', '340 g', 2.1, '1 kg', 4.95],
  ['Marmalade', 'marmalade', '340 g', 1.25, '720 g', 2.3],
  ['Maple syrup', 'maple-syrup', '250 ml', 4.5, '500 ml', 7.95],
  ['Pancake mix', 'pancake-mix', '200 g', 1.2, '500 g', 2.2],
]

export const snacks: Product[] = [
  ['Ready salted crisps', 'ready-salted-crisps', '6 pack', 1.35, '12 pack', 2.4],
  ['Tortilla chips', 'tortilla-chips', '200 g', 1.1, '400 g', 1.95],
  ['Salted peanuts', 'salted-peanuts', '200 g', 1.2, '400 g', 2.1],
  ['Sweet popcorn', 'sweet-popcorn', '90 g', 1.0, '3 × 90 g', 2.6],
  ['Rice cakes', 'rice-cakes', '130 g', 0.95, '3 × 130 g', 2.5],
  ['Pretzels', 'pretzels', '150 g', 1.1, '300 g', 1.95],
  ['Digestive biscuits', 'digestive-biscuits', '400 g', 1.05, '2 × 400 g', 1.9],
  ['Chocolate chip cookies', 'chocolate-chip-cookies', '200 g', 1.3, '400 g', 2.3],
  ['Milk chocolate', 'milk-chocolate', '100 g', 1.25, '180 g', 2.1],
  ['Dark chocolate 70%', 'dark-chocolate-70', '100 g', 1.6, '2 × 100 g', 2.95],
  ['Fruit gums', 'fruit-gums', '150 g', 1.15, '400 g', 2.6],
  ['Apple pies', 'apple-pies', '6 pack', 1.4, '12 pack', 2.5],
]

export const drinks: Product[] = [
  ['Still water', 'still-water', '2 l', 0.65, '6 × 2 l', 3.3],
  ['Sparkling water', 'sparkling-water', '1 l', 0.6, '6 × 1 l', 3.1],
  ['Orange juice', 'orange-juice', '1 l', 1.75, '1.75 l', 2.8],
  ['Apple juice', 'apple-juice', '1 l', 1.3, '4 × 1 l', 4.7],
  ['Cola', 'cola', '1.75 l', 1.85, '8 × 330 ml', 3.9],
  ['Lemonade', 'lemonade', '2 l', 0.85, '6 × 330 ml', 2.2],
  ['Elderflower cordial', 'elderflower-cordial', '500 ml', 2.6, '2 × 500 ml', 4.6],
  ['English breakfast tea', 'english-breakfast-tea', '80 bags', 2.1, '240 bags', 5.2],
  ['Peppermint tea', 'peppermint-tea', '20 bags', 1.2, '80 bags', 3.9],
  ['Ground coffee', 'ground-coffee', '227 g', 3.25, '454 g', 5.95],
  ['Instant coffee', 'instant-coffee', '100 g', 2.75, '200 g', 4.75],
  ['Coconut water', 'coconut-water', '330 ml', 1.4, '1 l', 2.9],
]

export const household: Product[] = [
  ['Washing-up liquid', 'washing-up-liquid', '450 ml', 0.95, '900 ml', 1.65],
  ['Laundry liquid', 'laundry-liquid', '22 washes', 4.0, '54 washes', 8.5],
  ['Kitchen roll', 'kitchen-roll', '2 rolls', 1.75, '6 rolls', 4.5],
  ['Toilet tissue', 'toilet-tissue', '4 rolls', 2.2, '16 rolls', 7.25],
  ['Sponge scourers', 'sponge-scourers', '4 pack', 0.85, '10 pack', 1.75],
  ['Bin liners', 'bin-liners', '20', 1.3, '60', 3.2],
  ['Foil', 'foil', '10 m', 1.4, '30 m', 3.3],
  ['Batteries AA', 'batteries-aa', '4 pack', 3.0, '12 pack', 7.0],
  ['All-purpose cleaner', 'all-purpose-cleaner', '500 ml', 1.25, '1 l', 2.1],
  ['Floor cleaner', 'floor-cleaner', '1 l', 1.5, '2 l', 2.7],
]

export const care: Product[] = [
  ['Hand soap', 'hand-soap', '250 ml', 1.0, '1 l', 2.75],
  ['Bar soap', 'bar-soap', '2 pack', 1.1, '6 pack', 2.75],
  ['Shower gel', 'shower-gel', '250 ml', 1.25, '500 ml', 2.2],
  ['Shampoo', 'shampoo', '300 ml', 2.25, '600 ml', 3.9],
  ['Conditioner', 'conditioner', '300 ml', 2.25, '600 ml', 3.9],
  ['Body lotion', 'body-lotion', '200 ml', 2.4, '400 ml', 4.2],
  ['Toothpaste', 'toothpaste', '75 ml', 1.5, '3 × 75 ml', 3.9],
  ['Toothbrushes', 'toothbrushes', '2 pack', 1.75, '4 pack', 3.0],
  ['Tissues', 'tissues', '1 box', 0.85, '4 boxes', 2.9],
  ['Cotton pads', 'cotton-pads', '100', 0.9, '300', 2.3],
]

export const worldFoods: Product[] = [
  ['Egg noodles', 'egg-noodles', '250 g', 1.1, '500 g', 1.9],
  ['Soy sauce', 'soy-sauce', '150 ml', 1.25, '1 l', 4.1],
  ['Sushi rice', 'sushi-rice', '500 g', 1.9, '1 kg', 3.4],
  ['Tortilla kit', 'tortilla-kit', 'for 4', 2.75, 'for 8', 4.9],
  ['Poppadoms', 'poppadoms', '8 pack', 1.2, '16 pack', 2.1],
  ['Tikka masala sauce', 'tikka-masala-sauce', '500 g', 1.75, '2 × 500 g', 3.1],
  ['Hummus', 'hummus', '200 g', 1.1, '400 g', 1.9],
  ['Falafel mix', 'falafel-mix', '200 g', 1.5, '500 g', 3.2],
  ['Chilli sauce', 'chilli-sauce', '250 ml', 1.3, '750 ml', 3.1],
  ['Ramen', 'ramen', '1', 0.95, '5 pack', 3.9],
]
