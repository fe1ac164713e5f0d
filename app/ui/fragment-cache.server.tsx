import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { i18n } from 'i18next'
import type { RenderFragment } from './fragment'

/** The most characters in the keys and the markup of cached fragments. */
const mostCharacters = 4_000_000

const fragments = new LRUCache<string, string, () => string>({
  maxSize: mostCharacters,
  sizeCalculation: (html, key) => html.length + key.length,
  memoMethod: (_key, _old, { context: render }) => render(),
})

/** Renders the fragments of a page in its language, each once while it is cached. */
export function fragmentsIn(language: i18n): RenderFragment {
  return (name, render) =>
    fragments.memo(`${language.language} ${name}`, {
      context: () => renderToString(<I18nextProvider i18n={language}>{render()}</I18nextProvider>),
    })
}
