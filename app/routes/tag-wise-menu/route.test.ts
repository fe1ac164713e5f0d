import { expect, test } from 'vitest'
import { anItem, aStore } from '~/domain/test-builders'
import { aShop, type VendorStub } from '../../../tests/support/shop-builders'
import { loadTagMenu } from './route'

const tag = {
  id: '3',
  name: 'Bestseller',
  items: [
    { ...anItem(), storeId: '2102' },
    { ...anItem(), storeId: '2101' },
  ],
}
const place = { latitude: 23, longitude: 72 }

const failing = () => Promise.reject<never>(new Response(null, { status: 502 }))

async function menuAt(path: string, failed: VendorStub = {}) {
  const shop = await aShop({
    path,
    method: 'GET',
    settings: { systemLocation: place },
    vendor: {
      search: {
        tags: () => Promise.resolve([tag, { id: '4', name: 'New', items: [] }]),
        tagged: (id) => Promise.resolve(id === '3' ? tag : null),
        ...failed.search,
      },
      lists: {
        nearby: () => Promise.resolve([aStore({ id: '2101' }), aStore({ id: '2102' }), aStore({ id: '2103' })]),
        ...failed.lists,
      },
    },
  })
  return loadTagMenu(shop)
}

test('the items of a tag are grouped by store, in the order of the stores, with links to the other tags', async () => {
  const menu = await menuAt('/tag-wise-menu?tag=3')
  expect(menu.groups?.map(({ storeId, items }) => [storeId, items.length])).toEqual([
    ['2101', 1],
    ['2102', 1],
  ])
  expect(menu.tags).toEqual([
    { id: '3', name: 'Bestseller', href: '/tag-wise-menu?tag=3', isCurrent: true },
    { id: '4', name: 'New', href: '/tag-wise-menu?tag=4', isCurrent: false },
  ])
})

test('without a tag the items of the first one show, and without any there is nothing', async () => {
  expect(await menuAt('/tag-wise-menu')).toEqual(await menuAt('/tag-wise-menu?tag=3'))
  const noTags = { search: { tags: () => Promise.resolve([]) } }
  expect(await menuAt('/tag-wise-menu', noTags)).toMatchObject({ tag: null, tags: [], groups: [] })
})

test('where nothing nearby has the first tag, the tags show by themselves', async () => {
  const unused = { search: { tagged: () => Promise.resolve(null) } }
  expect(await menuAt('/tag-wise-menu', unused)).toMatchObject({
    tag: null,
    tags: [{ id: '3' }, { id: '4' }],
    groups: [],
  })
})

test('an unused tag is not found', async () => {
  await expect(menuAt('/tag-wise-menu?tag=99')).rejects.toMatchObject({ status: 404 })
})

test('the other tags show even if the items or their stores cannot be read', async () => {
  for (const failed of [{ lists: { nearby: failing } }, { search: { tagged: failing } }]) {
    const menu = await menuAt('/tag-wise-menu?tag=3', failed)
    expect(menu).toMatchObject({ tag: { name: 'Bestseller' }, tags: [{ id: '3' }, { id: '4' }], groups: null })
  }
})

test("the page fails if neither the tag's name nor the tags are known", async () => {
  const neither = menuAt('/tag-wise-menu?tag=3', { search: { tags: failing, tagged: failing } })
  await expect(neither).rejects.toMatchObject({ status: 502 })
  await expect(menuAt('/tag-wise-menu', { search: { tags: failing } })).rejects.toMatchObject({ status: 502 })
})
