/** Every spelling of answers the demo knows: as the API mixes them, and the six pure ones. */
export const flavours = [
  { numbers: 'mixed', empty: 'mixed' },
  ...['text', 'native'].flatMap((numbers) => ['null', 'absent', 'blank'].map((empty) => ({ numbers, empty }))),
]
