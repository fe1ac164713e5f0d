import { everyScreen, guestScreens, screenRoutes, startsToJoin } from '../support/screens'
import { expect, test } from '../support/test'
import { attribute, Visitor } from '../support/visitor'

test('every page has a title of its own, a description of its own or the vendor’s, and the vendor’s keywords', async ({
  visitor,
  storefront,
  brand,
  demo,
}) => {
  const screens = await everyScreen(visitor, brand, demo)
  expect(Object.keys(screens).sort()).toEqual(screenRoutes().sort())
  const home = facts((await visitor.open('/')).text)
  expect(home.description).toMatch(/\S/)
  expect(home.keywords).toMatch(/\S/)
  const guest = new Visitor(storefront, brand.host)
  await startsToJoin(guest)
  for (const [route, path] of Object.entries(screens)) {
    const page = facts((await (guestScreens.includes(route) ? guest : visitor).open(path)).text)
    expect({ route, ...page }).toEqual({ route, ...home, title: page.title, description: page.description })
    expect(page.description, route).toMatch(/\S/)
    if (path !== '/' && route !== 'notfound') expect(page.title, route).not.toBe(home.title)
  }
})

/** What a page says of itself in its head. */
function facts(page: string) {
  const named = (name: string) => page.match(/<meta [^>]*>/g)?.filter((tag) => attribute(tag, 'name') === name) ?? []
  const only = (name: string) =>
    named(name)
      .map((tag) => attribute(tag, 'content'))
      .join(' | ')
  return {
    title: /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '',
    description: only('description'),
    keywords: only('keywords'),
  }
}
