// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import { mirror } from './mirror'

beforeEach(freshBrowser)

function opens(entries: Record<string, string> | string) {
  openPage('<p></p>')
  element('p').setAttribute('entries', typeof entries === 'string' ? entries : JSON.stringify(entries))
  mirror(element('p'))
}

test('the keys of other clients are set, removed if they no longer apply, and all others left alone', () => {
  localStorage.setItem('cart', '[]')
  opens({ latitude: '23.02', city: 'Ahmedabad', state: '', restaurantId: btoa('2101') })
  expect({ ...localStorage }).toEqual({
    ...{ cart: '[]', latitude: '23.02', city: 'Ahmedabad' },
    restaurantId: 'MjEwMQ==',
  })
  opens({ latitude: '', city: '', restaurantId: '' })
  expect({ ...localStorage }).toEqual({ cart: '[]' })
})

test('a storage that is full, forbidden or unreadable stops nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => opens({ latitude: '23.02' })).not.toThrow()
  vi.restoreAllMocks()
  expect(() => opens('{')).not.toThrow()
  expect(() => opens('')).not.toThrow()
})
