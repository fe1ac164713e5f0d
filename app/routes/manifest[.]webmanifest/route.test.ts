import { expect, test } from 'vitest'
import { screenshotsOf } from './route'

test('the pictures of a host’s shop are named with their size and the kind of window they are for', () => {
  const paths = ['shop.example', 'shop.example/1-home-720x1480.webp', 'shop.example/3-home-1280x800.webp']
  expect(
    screenshotsOf('shop.example', [...paths, 'shop.example/notes.txt', 'other.example/home-720x1480.webp']),
  ).toEqual([
    { src: '/install/shop.example/1-home-720x1480.webp', sizes: '720x1480', type: 'image/webp', form_factor: 'narrow' },
    { src: '/install/shop.example/3-home-1280x800.webp', sizes: '1280x800', type: 'image/webp', form_factor: 'wide' },
  ])
})

test('a shop without pictures has none', () => {
  expect(screenshotsOf('', ['shop.example/1-home-720x1480.webp'])).toEqual([])
  expect(screenshotsOf('new.example')).toEqual([])
})
