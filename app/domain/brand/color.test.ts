import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, readableContrast, readableOn, readColor } from './color'

describe('parsing a colour', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['#A1B2C3', '#a1b2c3'],
    [' #a1b2c3 ', '#a1b2c3'],
    ['#a1b2c380', '#a1b2c3'],
  ])('%s is %s', (text, color) => {
    expect(readColor(text)).toBe(color)
  })

  test.each(['', '#', 'red', '#ab', '#abcd', '#abcde', '#abcdefg', 'a1b2c3', '#ggg', '#fff;}', 'rgb(0,0,0)', 'url(x)'])(
    '%j is not a colour',
    (text) => {
      expect(readColor(text)).toBeNull()
    },
  )
})

describe('text on a background', () => {
  test('contrast ranges from 1 to 21', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#777777', '#777777')).toBe(1)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  test('a readable colour is kept', () => {
    expect(readableOn('#ffffff', '#767676')).toBe('#767676')
  })

  test('an unreadable colour is darkened or lightened just enough', () => {
    const darker = readableOn('#ffffff', '#ff8800')
    expect(contrast('#ffffff', darker)).toBeGreaterThanOrEqual(readableContrast)
    expect(contrast('#ffffff', darker)).toBeLessThan(5.2)
    expect(readableOn('#00000e', '#333333')).not.toBe('#ffffff')
  })

  test('text that cannot become light enough turns dark', () => {
    expect(contrast('#ffcc00', readableOn('#ffcc00', '#ffffff'))).toBeGreaterThanOrEqual(readableContrast)
  })

  test('any pair of colours becomes readable', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(color, color, (background, preferred) => {
        const text = readableOn(background, preferred)
        expect(readColor(text)).toBe(text)
        expect(contrast(background, text)).toBeGreaterThanOrEqual(readableContrast)
      }),
    )
  })
})
