import { expect, test } from 'vitest'
import { contrast, readableContrast } from './color'
import { ownColorNames, ownColorRules, ownColors } from './own-colors'

const rulesOf = (markup: string) => ownColorRules(ownColorNames(markup))

test('colours of the vendor become a class, and the page gets its CSS rule', () => {
  const name = ownColors({ background: '#EAF7E9', color: '#1d3b1d' })
  expect(name).toBe('own-eaf7e9-1d3b1d')
  expect(rulesOf(`<li class="tile ${name}"><li class="${name}">`)).toBe(
    '.own-eaf7e9-1d3b1d{--own:#eaf7e9;--on-own:#1d3b1d}',
  )
})

test('unreadable text on a colour is corrected', () => {
  const [, background = '', color = ''] = /own-(\w+)-(\w+)/.exec(ownColors({ background: '#eee', color: '#ddd' })) ?? []
  expect(contrast(`#${background}`, `#${color}`)).toBeGreaterThanOrEqual(readableContrast)
  expect(ownColors({ background: '#ffffff', color: '' })).toBe('own-ffffff-000000')
})

test.each(['', 'red', '#12', 'url(x)'])('%j is not accepted as a colour', (background) => {
  expect(ownColors({ background, color: '#000' })).toBe('')
})

test('only colours become CSS rules, and a page has a limited number of them', () => {
  expect(rulesOf('own-zzzzzz-000000 own-000000-00000} own-}body{}')).toBe('')
  const many = Array.from({ length: 500 }, (_, at) => `own-${String(at).padStart(6, '0')}-ffffff`).join(' ')
  expect(rulesOf(many).match(/--own:/g)).toHaveLength(200)
})
