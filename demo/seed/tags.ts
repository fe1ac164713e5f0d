import type { TagSeed } from '../catalogue/menu-seed'

/** Tags of stores and items in English and French. */
export const bestseller: TagSeed = {
  id: 3,
  name: ['Bestseller', 'Très demandé'],
  background: '#ffe9c7',
  color: '#5a3b00',
}
export const newHere: TagSeed = { id: 4, name: ['New', 'Nouveau'], background: '#dff5e3', color: '#14532d' }
export const pureVeg: TagSeed = {
  id: 5,
  name: ['Pure veg', '100 % végétarien'],
  background: '#e6f4ea',
  color: '#1b5e20',
}
export const chefsSpecial: TagSeed = {
  id: 6,
  name: ["Chef's special", 'Spécialité du chef'],
  background: '#fde8ea',
  color: '#7a1f2b',
}
export const lowCalorie: TagSeed = { id: 7, name: ['Low calorie', 'Léger'], background: '#e5f5e4', color: '#1b4d20' }
export const spicy: TagSeed = { id: 8, name: ['Spicy', 'Épicé'], background: '#ffe2d6', color: '#7a2500' }
