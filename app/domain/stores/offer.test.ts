import { expect, test } from 'vitest'
import { offerPreview } from './offer'

test('an offer shows up to 54 characters of its text, and says if there is more', () => {
  const short = 'x'.repeat(54)
  expect(offerPreview(short)).toEqual({ preview: short, isCut: false })
  expect(offerPreview('x'.repeat(55))).toEqual({ preview: `${short}…`, isCut: true })
  const long = '20% off your order at any of our kitchens, up to 100, from 300 on.'
  const { preview, isCut } = offerPreview(long)
  expect(isCut).toBe(true)
  expect([...preview].length).toBeLessThanOrEqual(55)
  expect(long.startsWith(preview.slice(0, -1))).toBe(true)
  expect(preview.at(-1)).toBe('…')
})
