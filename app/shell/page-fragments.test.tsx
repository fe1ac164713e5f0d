import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { i18nFor } from '~/i18n/i18n.server'
import { useT } from '~/i18n/use-t'
import { CachedFragment, Fragments } from '~/ui/fragment'
import { PageFragments } from './page-fragments.server'

const rendered = vi.fn()

function Greeting({ name }: { name: string }) {
  const t = useT()
  rendered(name)
  return <b>{t('menu.hello', { name })}</b>
}

function page(name: string, locale = 'en') {
  const fragments = new PageFragments(i18nFor(locale))
  const markup = renderToString(
    <Fragments.Provider value={fragments.place}>
      <CachedFragment as="li" name="greeting" facts={{ name }} className="row">
        {() => <Greeting name={name} />}
      </CachedFragment>
      <p>{name}</p>
    </Fragments.Provider>,
  )
  return Buffer.concat(fragments.bytesOf(markup)).toString()
}

test('a fragment is rendered once for the same data and language', () => {
  expect(page('Asha')).toBe('<li class="row"><b>Hello, Asha</b></li><p>Asha</p>')
  expect(page('Asha')).toBe(page('Asha'))
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('other data and other languages are rendered separately', () => {
  expect(page('Ravi')).toContain('Hello, Ravi')
  expect(page('Asha', 'de')).toContain('Hallo')
})

test('a list is rendered once for the same things, whatever objects they are, and again for others', () => {
  const inList = (...names: string[]) => {
    const fragments = new PageFragments(i18nFor('en'))
    const place = fragments.place(
      'names',
      names.map((name) => ({ name })),
      () => names.map((name) => <Greeting key={name} name={name} />),
    )
    return Buffer.concat(fragments.bytesOf(place)).toString()
  }
  expect(inList('Bela', 'Chen')).toBe(inList('Bela', 'Chen'))
  expect(rendered).toHaveBeenCalledTimes(2)
  expect(inList('Chen', 'Bela')).toBe('<b>Hello, Chen</b><b>Hello, Bela</b>')
  expect(inList('Bela')).toBe('<b>Hello, Bela</b>')
})

test('a fragment inside another is rendered once for all that contain it', () => {
  const listOf = (name: string, title: string) => {
    const fragments = new PageFragments(i18nFor('en'))
    const place = fragments.place('titled', { name, title }, () => (
      <CachedFragment as="ul" name="inner" facts={{ name }} title={title}>
        {() => <Greeting name={name} />}
      </CachedFragment>
    ))
    return Buffer.concat(fragments.bytesOf(place)).toString()
  }
  rendered.mockClear()
  expect(listOf('Dora', 'one')).toBe('<ul title="one"><b>Hello, Dora</b></ul>')
  expect(listOf('Dora', 'two')).toBe('<ul title="two"><b>Hello, Dora</b></ul>')
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('text that looks like markup stays text, also from the cache', () => {
  const name = '<script>alert(1)</script>","Asha'
  expect(page(name)).toContain('&lt;script&gt;')
  expect(page(name)).not.toContain('<script>')
})

test('text that looks like the place of a fragment stays text', () => {
  const html = page('<!--fragment 0-->')
  expect(html.match(/<b>/g)).toHaveLength(1)
  expect(html).toContain('<p>&lt;!--fragment 0--&gt;</p>')
})

test('the colours of the vendor are found in the markup and in its fragments', () => {
  const fragments = new PageFragments(i18nFor('en'))
  const place = fragments.place('tile', {}, () => <p className="own-eaf7e9-1d3b1d" />)
  expect(fragments.colorsIn(`<b class="own-000000-ffffff">${place}</b>`)).toEqual([
    'own-000000-ffffff',
    'own-eaf7e9-1d3b1d',
  ])
})
