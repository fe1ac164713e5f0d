import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue/catalogue'
import { standInFor } from './pictures'
import { brandSeeds } from './seed/brands'
import { couponsOf } from './seed/coupons'
import { driverFor } from './seed/drivers'
import { oddPictures } from './studio/odd'
import { pictures } from './studio/pictures'
import { startDemo } from './testing/client'
import { useDemo } from './testing/use-demo'

const FOLDER = join(import.meta.dirname, 'pictures')
const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(webp|svg)$/.test(file))
const files = paths.map((path) => basename(path))

const fileOf = (name: string) => (name.includes('.') ? name : `${name}.webp`)

/** No brand has more couriers. Orders take them in turn. */
const MOST_COURIERS = 10

/** The files of all pictures that the seed names. */
function namedPictures(): Set<string> {
  const { brands } = buildCatalogue(brandSeeds)
  const names = brands.flatMap((brand) => [
    ...[brand.logo, brand.favicon, brand.front],
    ...[...brand.banners, ...brand.categories, ...(brand.chains ?? []), ...couponsOf(brand.id)].flatMap(
      (one) => one.picture ?? [],
    ),
    ...Array.from({ length: MOST_COURIERS }, (_, order) => driverFor(brand.id, order)?.picture || []).flat(),
    ...brand.stores.flatMap((store) => [
      store.picture,
      ...[...store.menuCategories, ...store.sections].flatMap((part) => part.picture ?? []),
      ...[...store.itemsById.values()].map((item) => item.picture),
    ]),
  ])
  return new Set(names.map(fileOf))
}

test('every picture that a brand names exists', () => {
  expect([...namedPictures()].filter((file) => !files.includes(file))).toEqual([])
})

test('a brand names every picture except the odd ones', () => {
  const wanted = namedPictures()
  expect(paths.filter((path) => !path.startsWith('odd/') && !wanted.has(basename(path)))).toEqual([])
})

test('no two pictures have the same name', () => {
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
})

test('every WebP picture lies where the studio puts it', () => {
  expect(paths.filter((path) => path.endsWith('.webp')).sort()).toEqual(pictures.map(({ path }) => path).sort())
})

const demo = useDemo(startDemo)

async function load(file: string) {
  const answer = await fetch(`${demo.origin}/pictures/${file}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    caching: answer.headers.get('cache-control'),
    bytes,
  }
}

test('odd pictures replace all others until the reset, and browsers do not cache them', async () => {
  const own = await load('margherita.webp')
  expect(own).toMatchObject({
    status: 200,
    type: 'image/webp',
    caching: expect.stringContaining('immutable') as string,
  })
  expect((await demo.control('pictures', { set: 'odd' })).body).toEqual({ set: 'odd' })
  const odd = await load('margherita.webp')
  expect(odd.caching).toBe('no-store')
  expect(odd.bytes.equals(own.bytes)).toBe(false)
  expect((await load('margherita.webp')).bytes.equals(odd.bytes)).toBe(true)
  expect(await load('logo-mazaq.svg')).toMatchObject({ status: 200, type: 'image/webp' })
  expect(await load('favicon-mazaq.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' })
  await demo.control('reset')
  expect((await load('margherita.webp')).bytes.equals(own.bytes)).toBe(true)
  expect((await demo.get('/_control/pictures')).body).toEqual({ set: 'own' })
})

test('an unknown set is refused', async () => {
  expect((await demo.control('pictures', { set: 'none' })).status).toBe(422)
})

test('the stores of the marketplace show every odd picture, and one that has no file', () => {
  const [marketplace] = buildCatalogue(brandSeeds).brands
  const standIns = new Set(marketplace?.stores.map((store) => standInFor(fileOf(store.picture))))
  expect([...standIns].filter((file) => !files.includes(file))).toEqual(['missing.webp'])
  expect(oddPictures.filter(({ path }) => !standIns.has(basename(path)))).toEqual([])
})
