import { brotliCompressSync } from 'node:zlib'
import { openPage, withFreshPage } from './browser.mjs'
import { row } from './report.mjs'

export const limits = { js: 2, island: 55, css: 14, html: 25 }

/** Brotli bytes of each page: before anything is touched, and after the first touch has mounted the cart island. */
export async function measureBytes({ storefront, pages, chromium }) {
  const rows = []
  for (const { name, path } of pages) rows.push(...(await measurePage(name, storefront.origin + path, chromium())))
  return rows
}

function measurePage(name, url, executablePath) {
  return withFreshPage(executablePath, async (page, traffic) => {
    await openPage(page, url)
    await traffic.quiet(page)
    const before = { html: traffic.of('Document'), css: await inlineStyles(page), js: traffic.of('Script') }
    await page.keyboard.press('Shift')
    const isMounted = await page
      .waitForFunction(() => [...document.querySelectorAll('[data-island]')].every((one) => 'ready' in one.dataset))
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

function size(name, { body, wire, count, plain }, limit) {
  const files = `${count} ${count === 1 ? 'file' : 'files'}, ${kilobytes(wire).toFixed(2)} kB with headers`
  return row(name, kilobytes(body), 'kB', limit, plain ? `${files}, ${plain} not brotli` : files)
}

/** The stylesheet travels in the page; its share is what its text weighs compressed. */
export async function inlineStyles(page) {
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  )
  const body = brotliCompressSync(text).length
  return { body, wire: body, count: 0, plain: 0 }
}

/** 1 kB is 1024 bytes. */
export const kilobytes = (bytes) => bytes / 1024
