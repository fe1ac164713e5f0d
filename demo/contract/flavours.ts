import { EMPTIES, MIXED, NUMBERS, type Flavour } from '../core/flavour'

const pure = <Word extends string>(words: readonly Word[]) => words.filter((word) => word !== 'mixed')

/** Every spelling of answers: as the API mixes them, and the six pure ones. */
export const flavours: Flavour[] = [
  MIXED,
  ...pure(NUMBERS).flatMap((numbers) => pure(EMPTIES).map((empty) => ({ numbers, empty }))),
]
