import { redirect } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { failureAnswer, failureText } from '~/http/forms/form.server'
import { isUnauthorized, pageFailure } from '~/http/shop/readings.server'
import { StoreDown } from '~/http/store/key-value'
import { translatorFor } from '~/i18n/i18n.server'
import type { Translate } from '~/i18n/translator'
import { VendorError, type VendorErrorKind } from '~/vendor-api/errors'

const t = translatorFor('en') as Translate
const failure = (kind: VendorErrorKind, vendorMessage = '') => new VendorError(kind, 'place_order', { vendorMessage })

describe('a page whose vendor call failed', () => {
  test.each<[VendorErrorKind, number]>([
    ['timeout', 504],
    ['refused', 502],
    ['invalid', 502],
    ['network', 502],
    ['server', 502],
    ['shape', 502],
    ['unauthorized', 502],
  ])('with %s answers %d', (kind, status) => {
    expect(pageFailure(failure(kind))?.status).toBe(status)
  })

  test('contains only what the vendor tells the customer', async () => {
    expect(await pageFailure(failure('refused', 'Order not found'))?.text()).toBe('Order not found')
    expect(await pageFailure(new VendorError('shape', 'place_order', { detail: 'Result.0.id' }))?.text()).toBe('')
  })

  test('does not answer errors that are not the vendor’s', () => {
    expect(pageFailure(new TypeError('x is undefined'))).toBeNull()
    expect(pageFailure(redirect('/sign-in'))).toBeNull()
    expect(pageFailure(undefined)).toBeNull()
  })
})

describe('a form whose vendor call failed', () => {
  test.each<[VendorErrorKind, string]>([
    ['refused', 'Wrong code'],
    ['invalid', 'Wrong code'],
    ['timeout', t('error.timeout')],
    ['server', t('error.server')],
    ['network', t('error.generic')],
    ['shape', t('error.generic')],
  ])('with %s says %s', (kind, text) => {
    expect(failureText(failure(kind, 'Wrong code'), t)).toBe(text)
  })

  test.each<[VendorErrorKind, number]>([
    ['refused', 422],
    ['invalid', 422],
    ['timeout', 502],
    ['server', 502],
    ['network', 502],
    ['shape', 502],
  ])('with %s has status %d', (kind, status) => {
    expect(failureAnswer(failure(kind, 'Wrong code'), t)).toEqual([failureText(failure(kind, 'Wrong code'), t), status])
  })

  test('says something general if the vendor refused without words', () => {
    expect(failureText(failure('refused'), t)).toBe(t('error.generic'))
  })

  test('says the same when our own key-value store is down', () => {
    expect(failureText(new StoreDown('gone'), t)).toBe(t('error.generic'))
  })

  test('passes on what is not a vendor failure, such as a redirect to sign-in', () => {
    const toSignIn = redirect('/sign-in')
    expect(() => failureText(toSignIn, t)).toThrow(expect.toSatisfy((thrown) => thrown === toSignIn))
  })
})

test('only a missing or expired session is unauthorized', () => {
  expect(isUnauthorized(failure('unauthorized'))).toBe(true)
  expect(isUnauthorized(failure('refused'))).toBe(false)
  expect(isUnauthorized(new Response(null, { status: 401 }))).toBe(false)
})
