import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { drawings } from '../../tests/support/bombs.mjs'
import { appIcon } from './app-icon.server'
import { anOrigin } from './test-pictures'

const origins = vi.hoisted(() => ({ allowed: [] as string[] }))
vi.mock('~/http/images.server', () => ({ imageOrigins: () => origins.allowed }))

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${color}"/></svg>`

/** The address of a one-colour round logo with a transparent background. */
const aLogo = (color: string) => aLogoOf(drawing(color))

async function aLogoOf(text: string) {
  const origin = await anOrigin((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(text),
  )
  origins.allowed = [origin]
  return `${origin}/logo.svg`
}

/** The size of an icon, and its colours in a corner and in the middle. */
async function look(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => [...data.subarray(x * 4, x * 4 + 4)]
  return { width: info.width, corner: at(0), middle: at(info.width * (info.height / 2) + info.width / 2) }
}

test('a drawing becomes an icon without background, or on the brand’s colour where systems crop it', async () => {
  const logo = await aLogo('#ffffff')
  const plain = await appIcon({ name: '512', logo, color: '#102030', brand: '10001' })
  expect(await look(plain.png)).toEqual({ width: 512, corner: [0, 0, 0, 0], middle: [255, 255, 255, 255] })
  const cut = await appIcon({ name: 'maskable-192', logo, color: '#102030', brand: '10001' })
  expect(await look(cut.png)).toEqual({ width: 192, corner: [16, 32, 48, 255], middle: [255, 255, 255, 255] })
  expect(cut.isWhole).toBe(true)
})

test('a logo in the brand’s own colour gets a white background', async () => {
  const logo = await aLogo('#102030')
  const { png } = await appIcon({ name: 'maskable-192', logo, color: '#102030', brand: '10001' })
  expect(await look(png)).toMatchObject({ corner: [255, 255, 255, 255], middle: [16, 32, 48, 255] })
})

test('without a usable logo the icon is the brand’s colour', async () => {
  origins.allowed = []
  for (const logo of ['', '/own.svg', 'http://elsewhere.test/logo.svg']) {
    const { png, isWhole } = await appIcon({ name: '192', logo, color: '#102030', brand: '10001' })
    expect(isWhole).toBe(false)
    expect(await look(png)).toMatchObject({ corner: [16, 32, 48, 255], middle: [16, 32, 48, 255] })
  }
})

test("a logo that takes far too long to draw is replaced by the brand's colour", async () => {
  const logo = await aLogoOf(drawings['blurs upon blurs'])
  const { png, isWhole } = await appIcon({ name: '512', logo, color: '#102030', brand: '10001' })
  expect(isWhole).toBe(false)
  expect(await look(png)).toMatchObject({ corner: [16, 32, 48, 255], middle: [16, 32, 48, 255] })
})

test('parallel requests share one icon', async () => {
  let asked = 0
  const origin = await anOrigin((_request, response) => {
    asked += 1
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(drawing('#ffffff'))
  })
  origins.allowed = [origin]
  const wanted = { name: '192', logo: `${origin}/logo.svg`, color: '#102030', brand: '10001' } as const
  const [one, other] = await Promise.all([appIcon(wanted), appIcon(wanted)])
  expect([one.png.equals(other.png), asked]).toEqual([true, 1])
})
