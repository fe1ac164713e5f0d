// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { fetchPage, Unreachable } from './fetch-page'
import { islandsOf } from './island-props'
import { aServer, aView, bowl, noConnection, page, redirectElsewhere } from './page.test-support'

let server: ReturnType<typeof aServer>

beforeEach(() => void (server = aServer()))

describe('fetching a page of this site', () => {
  async function fetched(answer: Response | Error) {
    const got = fetchPage('/review-cart')
    server.asked[0]?.answer(answer)
    return got
  }

  test("returns its document without styles and scripts, but with the islands' data", async () => {
    const islands = { 'cart-review': { cart: aView(bowl(2)), backTo: '/review-cart' } }
    const got = await fetched(page('<style>p{}</style><script>alert(1)</script><p>Text</p>', islands))
    if (!got || got === 'elsewhere') throw new Error('no document')
    expect([got.querySelector('p')?.textContent, got.querySelectorAll('style, script:not([type])').length]).toEqual([
      'Text',
      0,
    ])
    expect(islandsOf(got)).toEqual(islands)
  })

  test('does not follow a redirect, because its target has messages for the customer', async () => {
    expect(await fetched(redirectElsewhere())).toBe('elsewhere')
  })

  test('asks in the language of the current page, whatever the browser prefers', async () => {
    document.documentElement.lang = 'fr'
    await fetched(page('<p>Texte</p>'))
    expect(server.asked[0]?.headers.get('Accept-Language')).toBe('fr')
  })

  test('is no visit: a message waits for a page that the customer sees', async () => {
    await fetched(page('<p>Text</p>'))
    expect(server.asked[0]?.headers.get('X-Requested-With')).toBe('fetch')
  })

  test('returns nothing for an error', async () => {
    expect(await fetched(new Response('<p>Oops', { status: 502 }))).toBeNull()
  })

  test('returns the form that says what is wrong in it', async () => {
    expect(await fetched(new Response('<p>Required</p>', { status: 422 }))).toMatchObject({
      nodeType: Node.DOCUMENT_NODE,
    })
  })

  test('tells a lost connection from everything else', async () => {
    await expect(fetched(noConnection())).rejects.toThrow(Unreachable)
  })

  test('can be aborted', async () => {
    const abort = new AbortController()
    const got = fetchPage('/review-cart', { signal: abort.signal })
    abort.abort()
    await expect(got).rejects.not.toThrow(Unreachable)
  })
})
