// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { marked, markOf } from './attributes'
import { mark, setMark } from './mark'

describe('the attributes of markup', () => {
  test('stand there with their value, or empty where they have none', () => {
    expect(mark({ cart: true, live: 20, currency: '₹' })).toEqual({
      'data-cart': '',
      'data-live': 20,
      'data-currency': '₹',
    })
  })

  test('are left out when they do not hold', () => {
    expect(mark({ cart: false, live: undefined })).toEqual({ 'data-cart': undefined, 'data-live': undefined })
  })

  test('are found and read again by the browser’s code', () => {
    document.body.innerHTML = '<i data-group="31"></i><i data-group="32"></i><i></i>'
    const [found] = document.querySelectorAll(marked('group', '31'))
    expect(document.querySelectorAll(marked('group'))).toHaveLength(2)
    expect([found && markOf(found, 'group'), found && markOf(found, 'live')]).toEqual(['31', null])
    expect(marked('group', 'a"b')).toBe('[data-group="a\\"b"]')
    setMark(document.body, 'ready', true)
    setMark(document.body, 'live', 5)
    expect([markOf(document.body, 'ready'), markOf(document.body, 'live')]).toEqual(['', '5'])
  })
})

test('nobody writes such an attribute by hand: pages and code cannot disagree about a name', () => {
  const onlyForStyles = /data-(initial|current|look|min|state|sold-out|closed|map-place)\b/
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|test-support|attributes\.ts$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(100)
  const byHand = sources.flatMap((file) =>
    readFileSync(`app/${file}`, 'utf8')
      .split('\n')
      .filter((line) => (/\bdata-[a-z]/.test(line) && !onlyForStyles.test(line)) || /\.dataset\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(byHand).toEqual([])
})
