import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fragmentsIn } from './fragment-cache.server'
import { i18nFor } from '~/i18n/i18n.server'
import { useT } from '~/i18n/use-t'
import { CachedFragment, Fragments } from './fragment'

const rendered = vi.fn()

function Greeting({ name }: { name: string }) {
  const t = useT()
  rendered(name)
  return <b>{t('menu.hello', { name })}</b>
}

const page = (name: string, locale = 'en') =>
  renderToString(
    <Fragments.Provider value={fragmentsIn(i18nFor(locale))}>
      <CachedFragment as="li" name="greeting" facts={{ name }} className="row">
        {() => <Greeting name={name} />}
      </CachedFragment>
    </Fragments.Provider>,
  )

test('a fragment is rendered once for the same data and language', () => {
  expect(page('Asha')).toBe('<li class="row"><b>Hello, Asha</b></li>')
  expect(page('Asha')).toBe(page('Asha'))
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('other data and other languages are rendered separately', () => {
  expect(page('Ravi')).toContain('Hello, Ravi')
  expect(page('Asha', 'de')).toContain('Hallo')
})

test('text that looks like markup stays text, also from the cache', () => {
  const name = '<script>alert(1)</script>","Asha'
  expect(page(name)).toContain('&lt;script&gt;')
  expect(page(name)).not.toContain('<script>')
})
