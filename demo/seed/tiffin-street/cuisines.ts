import type { BusinessCategorySeed, CuisineSeed } from '../../catalogue/brand-seed'

const names: [key: string, en: string, fr: string][] = [
  ['salads', 'Salads', 'Salades'],
  ['healthy', 'Healthy', 'Sain'],
  ['north-indian', 'North Indian', 'Inde du Nord'],
  ['south-indian', 'South Indian', 'Inde du Sud'],
  ['gujarati', 'Gujarati', 'Gujarati'],
  ['street-food', 'Street food', 'Cuisine de rue'],
  ['italian', 'Italian', 'Italien'],
  ['pizza', 'Pizza', 'Pizza'],
  ['burgers', 'Burgers', 'Burgers'],
  ['japanese', 'Japanese', 'Japonais'],
  ['chinese', 'Chinese', 'Chinois'],
  ['thai', 'Thai', 'Thaï'],
  ['mexican', 'Mexican', 'Mexicain'],
  ['lebanese', 'Lebanese', 'Libanais'],
  ['biryani', 'Biryani', 'Biryani'],
  ['bakery', 'Bakery', 'Boulangerie'],
  ['desserts', 'Desserts', 'Desserts'],
  ['breakfast', 'Breakfast', 'Petit déjeuner'],
  ['juices', 'Juices', 'Jus'],
  ['groceries', 'Groceries', 'Épicerie'],
]

export const cuisines: CuisineSeed[] = names.map(([key, en, fr], index) => ({ id: index + 1, key, name: [en, fr] }))

export const RESTAURANTS = 5
export const BAKERIES = 6
export const DRINKS = 7
export const GROCERIES = 8

// A table: one row per line.
// prettier-ignore
export const categories: BusinessCategorySeed[] = [
  { id: RESTAURANTS, name: ['Restaurants', 'Restaurants'], about: ['Hot meals', 'Plats chauds'], picture: 'tile-restaurants', color: '#fde9d9', textColor: '#5a1f0a' },
  { id: BAKERIES, name: ['Bakeries and sweets', 'Boulangeries et douceurs'], about: ['Bread, cakes, ices', 'Pains, gâteaux, glaces'], picture: 'tile-bakeries', color: '#fdf0dc', textColor: '#5a3410' },
  { id: DRINKS, name: ['Juices and coffee', 'Jus et cafés'], about: ['Something to sip', 'À siroter'], picture: 'tile-drinks', color: '#e6f4ea', textColor: '#14532d' },
  { id: GROCERIES, name: ['Groceries', 'Épicerie'], about: ['Daily needs', 'Le quotidien'], picture: 'tile-groceries', color: '#eaf0fb', textColor: '#1d2f5a' },
]
