import { describe, expect, test } from 'vitest'
import { forgetFetched, prefetchPressed, speculationHeader } from './speculation.server'

const chrome = (version: number) => `"Not.A/Brand";v="99", "Chromium";v="${version}", "Google Chrome";v="${version}"`
const asked = (headers: Record<string, string>) => new Headers(headers)

const pressedOnly = (headers: Record<string, string>) => {
  const answer = new Headers()
  prefetchPressed(asked(headers), answer)
  return answer.get('Speculation-Rules')
}

describe('links are prefetched', () => {
  test('by browsers that can be told to forget them', () => {
    const headers = { 'sec-ch-ua': chrome(138) }
    expect(speculationHeader(asked(headers))).toEqual(['Speculation-Rules', '"/speculation.json"'])
    expect(pressedOnly(headers)).toBe('"/speculation.json?one"')
  })

  test.each([
    ['that saves data', { 'sec-ch-ua': chrome(156), 'save-data': 'on' }],
    ['that would go on showing what it fetched', { 'sec-ch-ua': chrome(137) }],
    ['that says nothing of itself', {}],
    ['that says nonsense', { 'sec-ch-ua': '"Chromium";v="' }],
  ])('but not by %s', (_, headers) => {
    expect(speculationHeader(asked(headers))).toEqual([])
    expect(pressedOnly(headers)).toBeNull()
  })
})

test('only browsers that prefetch are told to forget what they fetched', () => {
  const clearSiteData = (version: number) => {
    const answer = new Headers()
    forgetFetched(asked({ 'sec-ch-ua': chrome(version) }), answer)
    return answer.get('Clear-Site-Data')
  }
  expect([clearSiteData(156), clearSiteData(120)]).toEqual(['"prefetchCache"', null])
})
