/** How answers are spelt. "mixed" is how the API does it: some of each. */
export interface Flavour {
  numbers: 'mixed' | 'text' | 'native'
  empty: 'mixed' | 'null' | 'absent' | 'blank'
}

/** The spelling the demo starts with. */
export const MIXED: Flavour = { numbers: 'mixed', empty: 'mixed' }

/** Is nothing to be changed? */
export const isMixed = (flavour: Flavour): boolean => flavour.numbers === 'mixed' && flavour.empty === 'mixed'

/** The same answer in another spelling. */
export function inFlavour(flavour: Flavour, body: unknown): unknown {
  if (isMixed(flavour)) return body
  return body
}
