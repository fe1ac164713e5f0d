import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FirstPictures, Picture } from './picture'
import { frameOf, pictureAt, widthsFor } from './picture-address'

const image = (src: string, more = {}) =>
  renderToStaticMarkup(<Picture src={src} name="Bowl" width={960} height={540} {...more} />)

describe('a resized picture', () => {
  test('has an address for each width, and no comma touches an address', () => {
    const html = image('/picture/AbCd1234/a,b.webp')
    expect(html).toContain(
      'srcSet="/picture/360w/AbCd1234/a,b.webp 360w,/picture/720w/AbCd1234/a,b.webp 720w,/picture/960w/AbCd1234/a,b.webp 960w"',
    )
    expect(html).toContain('src="/picture/960w/AbCd1234/a,b.webp"')
  })

  test('says how wide it is shown: half of its frame by default', () => {
    expect(image('/picture/AbCd1234/a.webp')).toContain(', min(480px, 100vw)"')
    expect(image('/picture/AbCd1234/a.webp', { shownWidth: '7rem' })).toContain(', 7rem"')
  })

  test('has about two dots per pixel on screens with three', () => {
    const html = image('/picture/AbCd1234/a.webp', { shownWidth: '7rem' })
    expect(html).toContain('sizes="(min-resolution: 2.5x) calc(7rem / 1.8), 7rem"')
  })
})

test.each([
  ['as wide as a phone', 960, '/picture/720w/AbCd1234/a.webp'],
  ['much wider', 1700, '/picture/720w/AbCd1234/a.webp'],
  ['narrower', 480, '/picture/480w/AbCd1234/a.webp'],
])('only a page’s first picture is made ahead, in the width for a phone: %s', (_name, width, address) => {
  const told: string[] = []
  const props = { src: '/picture/AbCd1234/a.webp', name: 'Bowl', width, height: width / 2 }
  renderToStaticMarkup(
    <FirstPictures.Provider value={(first) => told.push(first)}>
      <Picture {...props} isFirst />
      <Picture {...props} />
      <Picture {...props} src="https://cdn.test/a.webp" isFirst />
    </FirstPictures.Provider>,
  )
  expect(told).toEqual([address])
})

test('other pictures are shown as they are', () => {
  const html = image('https://cdn.test/a.webp')
  expect(html).toContain('src="https://cdn.test/a.webp"')
  expect(html).not.toContain('srcSet')
  expect(pictureAt('https://cdn.test/a.webp', 240)).toBe('https://cdn.test/a.webp')
})

test('a missing picture is replaced by its first letter', () => {
  expect(image('')).toBe('<div class="pic" data-initial="B"></div>')
})

test.each([
  [960, [360, 720, 960]],
  [1200, [480, 720, 1280]],
  [96, [120]],
  [4000, [1920]],
])('a frame of %d pixels gets the widths %j', (frame, widths) => {
  expect(widthsFor(frame)).toEqual(widths)
})

test.each([
  ['a panorama', 1200, 514, 'p'],
  ['a wide frame', 1200, 600, 'w'],
  ['a usual frame', 1200, 800, ''],
  ['a square', 480, 480, ''],
])('%s is named in the address, so that no hidden pixels are sent', (_name, width, height, frame) => {
  expect(frameOf(width, height)).toBe(frame)
})
