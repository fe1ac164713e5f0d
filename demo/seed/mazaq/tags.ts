import type { TagSeed } from '../../catalogue/menu-seed'

/** Tags of items in Arabic and English. */
// A table: one row per line.
// prettier-ignore
const tags = {
  mostWanted: { id: 13, name: ['الأكثر طلباً', 'Most wanted'], background: '#ffe9c7', color: '#5a3b00' },
  newHere: { id: 14, name: ['جديد', 'New'], background: '#dff5e3', color: '#14532d' },
  chefsChoice: { id: 15, name: ['اختيار الشيف', "Chef's choice"], background: '#fde8ea', color: '#7a1f2b' },
  light: { id: 16, name: ['خفيف', 'Light'], background: '#e5f5e4', color: '#1b4d20' },
  spicy: { id: 17, name: ['حار', 'Hot'], background: '#ffe2d6', color: '#7a2500' },
} satisfies Record<string, TagSeed>

export const { mostWanted, newHere, chefsChoice, light, spicy } = tags
