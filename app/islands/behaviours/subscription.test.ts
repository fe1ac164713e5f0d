// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import { place } from './place'
import { subscription } from './subscription'

beforeEach(freshBrowser)

test('the subscription being made is kept under the names of other clients until there is none any more', () => {
  openPage('<div></div><a>Law Garden</a>')
  const products = [{ item_id: '951', quantity: 2, customize: '' }]
  const cart = { frequency_type: 'Everyday', start_date: '2030-01-07' }
  const stored = JSON.stringify({ subscription_products: products, subscription_cart: cart })
  element('div').setAttribute('data-subscription', stored)
  subscription(element('div'))
  const kept = { subscription_products: JSON.stringify(products), subscription_cart: JSON.stringify(cart) }
  expect({ ...localStorage }).toEqual(kept)

  element('a').setAttribute('data-subscribing', '')
  place(element('a'))
  expect({ ...localStorage }).toEqual(kept)

  element('a').removeAttribute('data-subscribing')
  place(element('a'))
  expect({ ...localStorage }).toEqual({})
})

test('what is no subscription stops nothing', () => {
  openPage('<div data-subscription="{"></div>')
  expect(() => subscription(element('div'))).not.toThrow()
})
