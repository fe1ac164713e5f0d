import { scenesOf } from '../scene'

/** Couriers, one a line: name, palette, prop, who it is. */
export const portraits = scenesOf(
  'portrait',
  `
  courier-priya sky floor 👩🏾
  courier-imran mint floor 🧔🏾
  courier-arjun honey floor 👨🏾
`,
)
