import { expect, test } from 'vitest'
import { someSettings } from '~/domain/test-builders'
import { asDeployed } from './request-settings.server'

const deployed = {
  PLAIN_PRICE_VENDORS: ['10001', '10004'],
  MAPS_BROWSER_KEY: '',
  SIGN_IN_PICTURES_URL: 'https://cdn.test/sign-in',
  LOGO_PICTURES_URL: 'https://cdn.test/logos',
}

test('a vendor listed by the deployment has plain prices', () => {
  const settings = asDeployed(someSettings({ vendorId: '10004' }), deployed)
  expect(settings.currency).toEqual({ sign: '₹', decimals: null })
})

test('every other vendor keeps its settings', () => {
  const settings = someSettings({ vendorId: '1000' })
  expect(asDeployed(settings, deployed)).toEqual(settings)
  expect(asDeployed(settings, { ...deployed, PLAIN_PRICE_VENDORS: [] })).toEqual(settings)
})

test.each([
  ['signin.jpg', deployed.SIGN_IN_PICTURES_URL, 'https://cdn.test/sign-in/signin.jpg'],
  ['https://a.test/own.jpg', deployed.SIGN_IN_PICTURES_URL, 'https://a.test/own.jpg'],
  ['https://a.test/own.jpg', undefined, 'https://a.test/own.jpg'],
  ['signin.jpg', undefined, ''],
  ['', deployed.SIGN_IN_PICTURES_URL, ''],
])('the sign-in picture %j in the folder %s is %j', (signInImage, SIGN_IN_PICTURES_URL, address) => {
  expect(asDeployed(someSettings({ signInImage }), { ...deployed, SIGN_IN_PICTURES_URL }).signInImage).toBe(address)
})

test('a logo without a folder is in the one that the deployment knows, or missing', () => {
  const names = { logo: 'wide.png', squareLogo: 'https://a.test/square.png', favicon: 'tab.ico' }
  expect(asDeployed(someSettings(names), deployed)).toMatchObject({
    logo: 'https://cdn.test/logos/wide.png',
    squareLogo: 'https://a.test/square.png',
    favicon: 'https://cdn.test/logos/tab.ico',
  })
  const unknown = { ...deployed, LOGO_PICTURES_URL: undefined }
  expect(asDeployed(someSettings(names), unknown)).toMatchObject({ logo: '', favicon: '' })
})

test("the deployment's key for maps in pages takes precedence over the vendor's", () => {
  const settings = someSettings({ mapsBrowserKey: 'vendor' })
  expect(asDeployed(settings, deployed).mapsBrowserKey).toBe('vendor')
  expect(asDeployed(settings, { ...deployed, MAPS_BROWSER_KEY: 'deployment' }).mapsBrowserKey).toBe('deployment')
})
