import type { i18n } from 'i18next'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { ownColorNames } from '~/domain/brand/own-colors'
import { remembered } from '~/http/shop/remembered.server'
import { hashOf } from '~/http/store/keys.server'
import { Fragments, type RenderFragment } from '~/ui/fragment'

/** The most bytes in the keys and the markup of cached fragments. */
const mostBytes = 4_000_000

/** Rendered markup as it is sent, and the vendor's colours in it. */
type Fragment = { bytes: Buffer; colors: string[] }

const cached = new LRUCache<string, Fragment, () => string>({
  maxSize: mostBytes,
  sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  memoMethod: (_key, _old, { context: render }) => {
    const markup = render()
    return { bytes: unpooled(markup), colors: ownColorNames(markup) }
  },
})

/** Bytes outside Node's buffer pool, because a cached small buffer would keep the whole pool in memory. */
function unpooled(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** Facts stay the same objects on many pages, such as an item's. */
const hashOnce = remembered((facts: object) => hashOf(facts))

/** The same short text for the same facts. Those in a list are hashed apart, as each is also in other lists. */
const keyOf = (facts: object): string => (Array.isArray(facts) ? facts.map(keyOf).join() : hashOnce(facts))

/**
 * The cached fragments of one page, each rendered once per language and data. In React's markup a comment stands for
 * each, which no text can contain, because it is escaped. So most of a page is neither copied nor encoded again.
 */
export class PageFragments {
  private readonly used: Fragment[] = []

  constructor(private readonly language: i18n) {}

  readonly place: RenderFragment = (name, facts, render) => {
    this.used.push(this.find(name, facts, render))
    return `<!--fragment ${this.used.length - 1}-->`
  }

  /** The bytes of rendered markup, with its fragments. */
  bytesOf(markup: string): Buffer[] {
    return markup
      .split(/<!--fragment (\d+)-->/)
      .flatMap((part, at) => (at % 2 === 0 ? Buffer.from(part) : (this.used[Number(part)]?.bytes ?? [])))
  }

  /** The classes of the vendor's colours in the markup and its fragments. */
  colorsIn(markup: string): string[] {
    return [...ownColorNames(markup), ...this.used.flatMap(({ colors }) => colors)]
  }

  private find(name: string, facts: object, render: () => ReactNode): Fragment {
    const { language } = this
    const context = () =>
      renderToString(
        <I18nextProvider i18n={language}>
          <Fragments.Provider value={this.inner}>{render()}</Fragments.Provider>
        </I18nextProvider>,
      )
    return cached.memo(`${language.language} ${name} ${keyOf(facts)}`, { context })
  }

  /** A fragment inside another one is part of its markup. */
  private readonly inner: RenderFragment = (name, facts, render) => this.find(name, facts, render).bytes.toString()
}
