import { expect, test } from 'vitest'
import { offeredExtras } from './extras'
import { someSettings } from '~/domain/test-builders'

const settings = someSettings({
  isContactlessOffered: true,
  asksTip: true,
  tipOptions: ['10', '20'],
  orderPictureLimit: 3,
})
const offered = (overrides = {}, mode: 'delivery' | 'pickup' = 'delivery', part = {}) =>
  offeredExtras({ overrides }, { ...settings, ...part }, mode)

test("the vendor's extras apply to a store that does not mention them; only a store takes pictures", () => {
  expect(offered()).toEqual({ isContactless: true, tips: ['10', '20'], mostPictures: 0 })
  expect(offered({ takesPictures: true })).toMatchObject({ mostPictures: 3 })
})

test('a store’s setting overrides the vendor’s, both ways', () => {
  const no = { isContactlessOffered: false, asksTip: false }
  expect(offered(no)).toMatchObject({ isContactless: false, tips: null })
  const yes = { isContactlessOffered: true, asksTip: true, tipOptions: ['5'] }
  expect(offered(yes, 'delivery', no)).toMatchObject({ isContactless: true, tips: ['5'] })
})

test('pickup has neither leave-at-door nor tip, whoever offers them', () => {
  expect(offered({ isContactlessOffered: true, asksTip: true, takesPictures: true }, 'pickup')).toEqual({
    isContactless: false,
    tips: null,
    mostPictures: 3,
  })
})

test('suggestions are amounts of the currency, without repeats', () => {
  const currency = { sign: '¥', decimals: 0 }
  expect(offered({}, 'delivery', { currency, tipOptions: ['0.4', '1.6', '2', '10.5'] }).tips).toEqual(['2', '11'])
})

test('a vendor without suggestions still asks for an amount', () => {
  expect(offered({}, 'delivery', { tipOptions: [] })).toMatchObject({ tips: [] })
})
