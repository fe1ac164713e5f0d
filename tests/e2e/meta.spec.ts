import { arabia, marketplace } from '../support/brands'
import { everyScreen, guestScreens, screenRoutes, startsToJoin } from '../support/screens'
import { expect, test } from '../support/test'
import { attribute, textOf, Visitor } from '../support/visitor'

/**
 * The screens that search engines may index, with the structured data that guests get; all other screens are noindex
 * and have none (rules 2.13 and 2.15).
 */
const dataTypes: Record<string, string[]> = {
  _index: ['Organization', 'WebSite'],
  'banner-items.$banner_id': ['BreadcrumbList'],
  'brand-items.$brand_id': ['BreadcrumbList'],
  'category.$category_id': ['BreadcrumbList'],
  faq: ['FAQPage'],
  help: [],
  'landing-page': [],
  'pages._index': [],
  'pages.$page': [],
  privacypolicy: [],
  'promo-code': [],
  'restaurant.$restaurant_id': ['Restaurant', 'BreadcrumbList'],
  support: [],
  'tag-wise-menu': [],
  terms: [],
  'vendor.$restaurant_name': ['Restaurant', 'BreadcrumbList'],
}

test('every page has a title with the brand’s name, a description, and the canonical address and structured data of the table', async ({
  visitor,
  storefront,
  brand,
  demo,
}) => {
  const screens = await everyScreen(visitor, brand, demo)
  expect(Object.keys(screens).sort()).toEqual(screenRoutes().sort())
  const home = factsOf((await visitor.open('/')).text)
  expect(home.description).toMatch(/\S/)
  expect(home.keywords).toMatch(/\S/)
  const [joining, guest] = [new Visitor(storefront, brand.host), new Visitor(storefront, brand.host)]
  await startsToJoin(joining)
  for (const [route, path] of Object.entries(screens)) {
    const { text } = await (guestScreens.includes(route) ? joining : visitor).open(path)
    const page = factsOf(text)
    const indexedAt = route in dataTypes ? new URL(knownAs(route, screens), storefront.url(brand.host)) : null
    expect.soft({ route, ...page }).toEqual({
      route,
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      keywords: home.keywords,
      ...{ site: brand.appName, sharedTitle: page.title, sharedDescription: page.description },
      picture: expect.stringMatching(/^https?:\/\//),
      robots: indexedAt ? '' : 'noindex',
      canonical: indexedAt?.href ?? '',
      sharedAs: indexedAt?.href ?? '',
      languages: indexedAt ? languagesOf(indexedAt) : [],
      things: [],
    })
    if (path !== '/' && route !== 'notfound') {
      expect.soft(page.title, route).not.toBe(home.title)
      expect.soft(page.title, route).toMatch(new RegExp(` · ${brand.appName}$`))
    }
    if (indexedAt) expect.soft(typesOf((await guest.open(path)).text), route).toEqual(dataTypes[route])
  }
})

/** Screens that are not indexed but may be read: everybody sees the same, or crawlers follow links from them. */
const readableScreens = [
  ...['feedback.$restaurantid', 'notfound', 'offline', 'qr.$restaurantid', 'restaurant.$restaurant_id', 'stores'],
  'vendor.$restaurant_name_.info',
]

test('robots.txt keeps crawlers from personal pages and confirmations, and from no other screen', async ({
  visitor,
  brand,
  demo,
}) => {
  const { text } = await visitor.ask('/robots.txt')
  const beginnings = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  const screens = Object.entries(await everyScreen(visitor, brand, demo))
  const readable = screens.filter(([, path]) => !beginnings.some((beginning) => path.startsWith(beginning)))
  expect(readable.map(([route]) => route).sort()).toEqual(
    [...new Set([...Object.keys(dataTypes), ...readableScreens])].sort(),
  )
})

test('the title of a form that was refused says so first', async ({ visitor, brand, t }) => {
  await visitor.signIn()
  const { text } = await visitor.ask('/profile', { form: { name: '' } })
  expect(factsOf(text).title).toBe(`Problem: ${t('profile.title')} · ${brand.appName}`)
})

test("a category has the vendor's name, whatever its address says; an unknown category is not found", async ({
  visitor,
  brand,
  demo,
}) => {
  const path = (await everyScreen(visitor, brand, demo))['category.$category_id'] ?? ''
  const page = factsOf((await visitor.ask(path)).text)
  const [, id = ''] = /category\/(.*)/.exec(path) ?? []
  const number = Buffer.from(id, 'base64').toString().split('/')[0] ?? ''
  const named = (text: string) => `/category/${Buffer.from(text).toString('base64url')}`
  const hostile = await visitor.ask(named(`${number}/Hacked by X`))
  expect(factsOf(hostile.text)).toEqual(page)
  expect(hostile.text).not.toContain('Hacked')
  const missing = await visitor.ask(named('987654/Hacked by X'))
  expect([missing.status, factsOf(missing.text).title]).toEqual([404, `We cannot find that · ${brand.appName}`])
  await demo.fault({ call: 'restaurant_categorylisting', kind: 'status', value: 500, times: 99 })
  const other = await visitor.ask(named(`${number}/Hacked by Y`), { headers: { 'Accept-Language': 'xx' } })
  expect(other.text).not.toContain('Hacked')
})

test('each part of a big menu has its own canonical address; a part that does not exist has none', async ({
  visitor,
  storefront,
}) => {
  const store = '/vendor/city-supermarket'
  const canonicalOf = async (path: string) => factsOf((await visitor.ask(path)).text).canonical
  const [part = ''] = /\?section=\d+/.exec((await visitor.ask(store)).text) ?? []
  const whole = storefront.url(marketplace.host) + store
  expect(await canonicalOf(store + part)).toBe(whole + part)
  for (const other of ['?section=made-up', '?category=made-up', '?page=2'])
    expect(await canonicalOf(store + other)).toBe(whole)
})

test('the structured data of a menu matches its page: names, prices and stock', async ({ storefront }) => {
  for (const { host, store, currency } of [
    { ...marketplace, currency: 'INR' },
    { ...arabia, currency: 'AED' },
  ]) {
    const { text } = await new Visitor(storefront, host).open(`/vendor/${store.slug}`)
    const [menu] = thingsOf(text)
    const described = menu?.hasMenu?.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem) ?? []
    const listed = rowsOf(text)
    expect(listed.length).toBeGreaterThan(5)
    expect(
      described.map(({ name, offers: { price, priceCurrency, availability } }) => ({
        ...{ name, price: price === undefined ? null : Number(price), currency: priceCurrency ?? null },
        isSoldOut: availability !== 'https://schema.org/InStock',
      })),
    ).toEqual(listed.map((row) => ({ ...row, currency: row.price === null ? null : currency })))
  }
})

/** The canonical path of a screen: its own, except for second addresses and old spellings. */
function knownAs(route: string, screens: Record<string, string>) {
  const own = route === 'restaurant.$restaurant_id' ? screens['vendor.$restaurant_name'] : screens[route]
  return own?.replace(/=+$/, '') ?? ''
}

/** The addresses of a marketplace page in all its languages. */
function languagesOf(page: URL) {
  const inLanguage = ['en', 'fr'].map((language) => {
    const url = new URL(page)
    url.searchParams.set('lang', language)
    return `${language} ${url.href}`
  })
  return [...inLanguage, `x-default ${page.href}`]
}

/** The meta data in the head of a page; '' for what is missing. */
function factsOf(page: string) {
  const head = page.slice(0, page.indexOf('</head>'))
  const tags = (start: string) => head.match(new RegExp(`<${start}[^>]*>`, 'g')) ?? []
  const values = (tag: string, value: string) => tags(tag).map((one) => attribute(one, value))
  const only = (tag: string, value = 'content') => values(tag, value).join(' | ')
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? []
  return {
    title: attribute(`<title text="${title}">`, 'text'),
    description: only('meta name="description"'),
    keywords: only('meta name="keywords"'),
    robots: only('meta name="robots"'),
    canonical: only('link rel="canonical"', 'href'),
    languages: tags('link rel="alternate"').map((tag) => `${attribute(tag, 'hrefLang')} ${attribute(tag, 'href')}`),
    site: only('meta property="og:site_name"'),
    sharedTitle: only('meta property="og:title"'),
    sharedDescription: only('meta property="og:description"'),
    sharedAs: only('meta property="og:url"'),
    picture: only('meta property="og:image"'),
    things: typesOf(page),
  }
}

type Offer = { price?: string; priceCurrency?: string; availability: string }
type Thing = {
  '@type': string
  hasMenu?: { hasMenuSection: { hasMenuItem: { name: string; offers: Offer }[] }[] }
}

/** The schema.org data of a page. */
function thingsOf(page: string): Thing[] {
  const texts = [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  return texts.flatMap((text) => {
    const graph = JSON.parse(text) as Thing & { '@graph'?: Thing[] }
    return graph['@graph'] ?? [graph]
  })
}

const typesOf = (page: string) => thingsOf(page).map((thing) => thing['@type'])

/** The items of a menu as people see them; the price is null if the choices set it. */
function rowsOf(page: string) {
  const [, ...rows] = page.split(/(?=<li class="dish" )/)
  return rows.map((row) => {
    const part = (pattern: RegExp) => textOf(pattern.exec(row)?.[1] ?? '').trim()
    const [price] = /\d+(\.\d+)?/.exec(part(/<p class="price">([\s\S]*?)(?:<s>|<\/p>)/)) ?? []
    return {
      name: attribute(`<h3 text="${part(/<h3[^>]*>([\s\S]*?)<\/h3>/)}">`, 'text'),
      price: price === undefined ? null : Number(price),
      isSoldOut: /^<li [^>]*data-sold-out/.test(row),
    }
  })
}
