import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue/catalogue'
import { brandSeeds } from './seed/brands'
import { couponsOf } from './seed/coupons'
import { driverFor } from './seed/drivers'
import { oddPictures } from './studio/odd'
import { scenes } from './studio/scenes/all'
import { startDemo } from './testing/client'
import { useDemo } from './testing/use-demo'
import { standInFor } from './pictures'

const FOLDER = join(import.meta.dirname, 'pictures')
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(webp|svg)$/.test(file))

const fileOf = (name: string) => (name.includes('.') ? name : `${name}.webp`)

/** No brand has more of them; orders go through them one by one. */
const MOST_COURIERS = 10

/** The files of all pictures that the seed names. */
function named(): Set<string> {
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

test('every picture that a brand names is there', () => {
  expect([...named()].filter((file) => !files.includes(file))).toEqual([])
})

test('no picture lies there that nobody names', () => {
  const wanted = named()
  expect(files.filter((file) => !file.startsWith('odd/') && !wanted.has(file))).toEqual([])
})

test('every picture that is not drawn by hand has its scene, and every scene its picture', () => {
  const made = [...scenes.map(({ name }) => `${name}.webp`), ...oddPictures.map(([file]) => file)]
  expect(files.filter((file) => file.endsWith('.webp')).sort()).toEqual(made.sort())
})

const demo = useDemo(startDemo)

async function look(file: string) {
  const answer = await fetch(`${demo.origin}/pictures/${file}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    kept: answer.headers.get('cache-control'),
    bytes,
  }
}

test('odd pictures stand in for all others until the reset, and browsers do not keep them', async () => {
  const own = await look('margherita.webp')
  expect(own).toMatchObject({ status: 200, type: 'image/webp', kept: expect.stringContaining('immutable') as string })
  expect((await demo.control('pictures', { set: 'odd' })).body).toEqual({ set: 'odd' })
  const odd = await look('margherita.webp')
  expect(odd.kept).toBe('no-store')
  expect(odd.bytes.equals(own.bytes)).toBe(false)
  expect((await look('margherita.webp')).bytes.equals(odd.bytes)).toBe(true)
  expect(await look('logo-mazaq.svg')).toMatchObject({ status: 200, type: 'image/webp' })
  expect(await look('favicon-mazaq.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' })
  await demo.control('reset')
  expect((await look('margherita.webp')).bytes.equals(own.bytes)).toBe(true)
  expect((await demo.get('/_control/pictures')).body).toEqual({ set: 'own' })
})

test('a set that nobody knows is refused', async () => {
  expect((await demo.control('pictures', { set: 'none' })).status).toBe(422)
})

test('the stores of the marketplace show every kind of odd picture, one of them without a file', () => {
  const [marketplace] = buildCatalogue(brandSeeds).brands
  const standIns = new Set(marketplace?.stores.map((store) => standInFor(fileOf(store.picture))))
  expect([...standIns].filter((file) => !files.includes(file))).toEqual(['odd/missing.webp'])
  expect(oddPictures.map(([file]) => file).filter((file) => !standIns.has(file))).toEqual([])
})
