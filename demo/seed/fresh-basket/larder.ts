import type { Product } from '../products'

export const cupboard: Product[] = [
  ['Spaghetti', 'spaghetti', '500 g', 0.75, '1 kg', 1.35],
  ['Penne', 'spaghetti', '500 g', 0.75, '1 kg', 1.35],
  ['Basmati rice', 'rice', '500 g', 1.4, '2 kg', 4.5],
  ['Chopped tomatoes', 'canned-food', '400 g', 0.5, '4 × 400 g', 1.8],
  ['Chickpeas', 'beans', '400 g', 0.6, '4 × 400 g', 2.1],
  ['Kidney beans', 'beans', '400 g', 0.6, '4 × 400 g', 2.1],
  ['Baked beans', 'canned-food', '415 g', 0.7, '4 × 415 g', 2.4],
  ['Tuna in spring water', 'canned-food', '145 g', 1.05, '4 × 145 g', 3.6],
  ['Olive oil', 'jar', '500 ml', 5.5, '1 l', 9.75],
  ['Sunflower oil', 'jar', '1 l', 2.2, '3 l', 5.9],
  ['Sea salt', 'salt', '250 g', 1.1, '500 g', 1.85],
  ['Tomato soup', 'stew', '400 g', 0.95, '4 × 400 g', 3.3],
  ['Coconut milk', 'coconut', '400 ml', 1.1, '4 × 400 ml', 3.9],
  ['Red lentils', 'beans', '500 g', 1.35, '1 kg', 2.4],
]

export const breakfast: Product[] = [
  ['Porridge oats', 'bowl', '500 g', 0.95, '1 kg', 1.6],
  ['Granola', 'bowl', '500 g', 2.25, '1 kg', 3.95],
  ['Corn flakes', 'corn', '250 g', 1.0, '500 g', 1.75],
  ['Wheat biscuits', 'cookie', '24 pack', 1.9, '48 pack', 3.25],
  ['Blossom honey', 'honey', '340 g', 2.3, '720 g', 4.25],
  ['Strawberry jam', 'jar', '340 g', 1.3, '720 g', 2.4],
  ['Peanut butter', 'peanuts', '340 g', 2.1, '1 kg', 4.95],
  ['Marmalade', 'jar', '340 g', 1.25, '720 g', 2.3],
  ['Maple syrup', 'jar', '250 ml', 4.5, '500 ml', 7.95],
  ['Pancake mix', 'pancakes', '200 g', 1.2, '500 g', 2.2],
]

export const snacks: Product[] = [
  ['Ready salted crisps', 'fries', '6 pack', 1.35, '12 pack', 2.4],
  ['Tortilla chips', 'taco', '200 g', 1.1, '400 g', 1.95],
  ['Salted peanuts', 'peanuts', '200 g', 1.2, '400 g', 2.1],
  ['Sweet popcorn', 'popcorn', '90 g', 1.0, '3 × 90 g', 2.6],
  ['Rice cakes', 'rice-cracker', '130 g', 0.95, '3 × 130 g', 2.5],
  ['Pretzels', 'pretzel', '150 g', 1.1, '300 g', 1.95],
  ['Digestive biscuits', 'cookie', '400 g', 1.05, '2 × 400 g', 1.9],
  ['Chocolate chip cookies', 'cookie', '200 g', 1.3, '400 g', 2.3],
  ['Milk chocolate', 'chocolate', '100 g', 1.25, '180 g', 2.1],
  ['Dark chocolate 70%', 'chocolate', '100 g', 1.6, '2 × 100 g', 2.95],
  ['Fruit gums', 'candy', '150 g', 1.15, '400 g', 2.6],
  ['Apple pies', 'pie', '6 pack', 1.4, '12 pack', 2.5],
]

export const drinks: Product[] = [
  ['Still water', 'soft-drink', '2 l', 0.65, '6 × 2 l', 3.3],
  ['Sparkling water', 'soft-drink', '1 l', 0.6, '6 × 1 l', 3.1],
  ['Orange juice', 'orange', '1 l', 1.75, '1.75 l', 2.8],
  ['Apple juice', 'juice', '1 l', 1.3, '4 × 1 l', 4.7],
  ['Cola', 'soft-drink', '1.75 l', 1.85, '8 × 330 ml', 3.9],
  ['Lemonade', 'lemon', '2 l', 0.85, '6 × 330 ml', 2.2],
  ['Elderflower cordial', 'cocktail', '500 ml', 2.6, '2 × 500 ml', 4.6],
  ['English breakfast tea', 'tea', '80 bags', 2.1, '240 bags', 5.2],
  ['Peppermint tea', 'teapot', '20 bags', 1.2, '80 bags', 3.9],
  ['Ground coffee', 'coffee', '227 g', 3.25, '454 g', 5.95],
  ['Instant coffee', 'coffee', '100 g', 2.75, '200 g', 4.75],
  ['Coconut water', 'coconut', '330 ml', 1.4, '1 l', 2.9],
]

export const household: Product[] = [
  ['Washing-up liquid', 'sponge', '450 ml', 0.95, '900 ml', 1.65],
  ['Laundry liquid', 'lotion', '22 washes', 4.0, '54 washes', 8.5],
  ['Kitchen roll', 'paper-roll', '2 rolls', 1.75, '6 rolls', 4.5],
  ['Toilet tissue', 'paper-roll', '4 rolls', 2.2, '16 rolls', 7.25],
  ['Sponge scourers', 'sponge', '4 pack', 0.85, '10 pack', 1.75],
  ['Bin liners', 'basket', '20', 1.3, '60', 3.2],
  ['Foil', 'paper-roll', '10 m', 1.4, '30 m', 3.3],
  ['Batteries AA', 'battery', '4 pack', 3.0, '12 pack', 7.0],
  ['All-purpose cleaner', 'lotion', '500 ml', 1.25, '1 l', 2.1],
  ['Floor cleaner', 'basket', '1 l', 1.5, '2 l', 2.7],
]

export const care: Product[] = [
  ['Hand soap', 'soap', '250 ml', 1.0, '1 l', 2.75],
  ['Bar soap', 'soap', '2 pack', 1.1, '6 pack', 2.75],
  ['Shower gel', 'lotion', '250 ml', 1.25, '500 ml', 2.2],
  ['Shampoo', 'lotion', '300 ml', 2.25, '600 ml', 3.9],
  ['Conditioner', 'lotion', '300 ml', 2.25, '600 ml', 3.9],
  ['Body lotion', 'lotion', '200 ml', 2.4, '400 ml', 4.2],
  ['Toothpaste', 'lotion', '75 ml', 1.5, '3 × 75 ml', 3.9],
  ['Toothbrushes', 'basket', '2 pack', 1.75, '4 pack', 3.0],
  ['Tissues', 'paper-roll', '1 box', 0.85, '4 boxes', 2.9],
  ['Cotton pads', 'basket', '100', 0.9, '300', 2.3],
]

export const worldFoods: Product[] = [
  ['Egg noodles', 'noodles', '250 g', 1.1, '500 g', 1.9],
  ['Soy sauce', 'jar', '150 ml', 1.25, '1 l', 4.1],
  ['Sushi rice', 'sushi', '500 g', 1.9, '1 kg', 3.4],
  ['Tortilla kit', 'taco', 'for 4', 2.75, 'for 8', 4.9],
  ['Poppadoms', 'rice-cracker', '8 pack', 1.2, '16 pack', 2.1],
  ['Tikka masala sauce', 'curry', '500 g', 1.75, '2 × 500 g', 3.1],
  ['Hummus', 'beans', '200 g', 1.1, '400 g', 1.9],
  ['Falafel mix', 'falafel', '200 g', 1.5, '500 g', 3.2],
  ['Chilli sauce', 'chilli', '250 ml', 1.3, '750 ml', 3.1],
  ['Ramen', 'noodles', '1', 0.95, '5 pack', 3.9],
]
