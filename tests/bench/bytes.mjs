import { readdirSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { asha, Customer } from './abuse/customer.mjs'
import { openPage, withFreshPage } from './browser.mjs'
import { row } from './report.mjs'

export const limits = { js: 2, island: 55, css: 14, html: 25, later: 13, realtime: 60, cookies: 1.5 }

/** Ten items of a store, by id, each with its quantity. */
const tenLines = { 905: 1, 906: 2, 907: 1, 911: 1, 912: 1, 914: 2, 917: 1, 919: 1, 920: 1, 921: 1 }

/** Brotli bytes of each page: before a touch, and after the first touch has mounted the cart island. */
export async function measureBytes({ storefront, pages, chromium }) {
  const rows = []
  for (const { name, path } of pages) rows.push(...(await measurePage(name, storefront.origin + path, chromium())))
  const [first, later] = pages
  rows.push(await laterRow(`${later.name} after ${first.name}: HTML`, storefront.origin, first, later, chromium()))
  return [...rows, realtimeRow(), await cookiesRow(storefront)]
}

/** A page for a browser that has fetched the dictionary on the page before. */
function laterRow(name, origin, first, later, executablePath) {
  return withFreshPage(executablePath, async (page, traffic) => {
    await openPage(page, origin + first.path)
    await traffic.quiet(page, 2000)
    const before = traffic.of('Document')
    await openPage(page, origin + later.path)
    await traffic.quiet(page)
    return row(name, kilobytes(traffic.of('Document').body - before.body), 'kB', limits.later)
  })
}

/** What a signed-in customer with ten lines in the cart sends with each request. */
async function cookiesRow({ port }) {
  const customer = new Customer(() => port)
  await customer.signIn(asha)
  await customer.add(tenLines)
  const { text } = await customer.ask('/')
  const units = /Cart, (\d+) item/.exec(text)?.[1] ?? 'no'
  const note = `${customer.cookies.size} cookies, ${units} units in the cart`
  return row(
    'cookies of a customer with ten lines',
    kilobytes(customer.cookieHeader.length),
    'kB',
    limits.cookies,
    note,
  )
}

function measurePage(name, url, executablePath) {
  return withFreshPage(executablePath, async (page, traffic) => {
    await openPage(page, url)
    await traffic.quiet(page)
    const before = { html: traffic.of('Document'), css: await inlineStyles(page), js: traffic.of('Script') }
    await page.keyboard.press('Shift')
    const isMounted = await page
      .waitForFunction(
        () =>
          !document.querySelector(':not(:defined, shop-dropdown, shop-live, shop-filter, shop-pages, shop-suggest)'),
      )
      .then(() => true)
      .catch(() => false)
    await traffic.quiet(page)
    const after = traffic.of('Script')
    return [
      size(`${name}: HTML`, before.html, limits.html),
      size(`${name}: CSS`, before.css, limits.css),
      size(`${name}: JavaScript before any interaction`, before.js, limits.js),
      isMounted
        ? size(`${name}: JavaScript after the cart island mounted`, after, limits.island)
        : row(
            `${name}: JavaScript after the cart island mounted`,
            null,
            'kB',
            limits.island,
            'the island did not mount',
          ),
    ]
  })
}

/** The chunks that only the map of an order under way loads. */
const ofTracking = ['database', 'track', 'order-map', 'google']

/** The compressed client of the realtime database, with everything else that an order's map loads besides React. */
function realtimeRow() {
  const assets = new URL('../../build/client/assets/', import.meta.url)
  const files = readdirSync(assets)
  const [database, ...others] = ofTracking.map((chunk) => {
    const file = files.find((name) => new RegExp(`^${chunk}-[\\w-]{7}\\.js\\.br$`).test(name))
    return file ? statSync(new URL(file, assets)).size : null
  })
  const note = others.map(
    (bytes, at) => `${ofTracking[at + 1]} ${bytes === null ? 'missing' : kilobytes(bytes).toFixed(1)}`,
  )
  const value = database === null ? null : kilobytes(database)
  return row('order on its way: realtime database', value, 'kB', limits.realtime, `beside it ${note.join(', ')} kB`)
}

function size(name, { body, wire, count, plain }, limit) {
  const files = `${count} ${count === 1 ? 'file' : 'files'}, ${kilobytes(wire).toFixed(2)} kB with headers`
  return row(name, kilobytes(body), 'kB', limit, plain ? `${files}, ${plain} not brotli` : files)
}

/** The stylesheet is part of the page; its share is the compressed size of its text. */
export async function inlineStyles(page) {
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  )
  const body = brotliCompressSync(text).length
  return { body, wire: body, count: 0, plain: 0 }
}

/** 1 kB is 1024 bytes. */
export const kilobytes = (bytes) => bytes / 1024
