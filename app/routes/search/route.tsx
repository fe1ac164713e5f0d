import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageCartBar } from '~/features/cart/page-cart-bar'
import { cartSummary } from '~/features/cart/cart.server'
import { cartWords } from '~/features/cart/cart-words.server'
import searchStyles from '~/features/search/search.css?inline'
import { SearchForm } from './search-form'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { searchPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Results } from './results'
import { search } from './results.server'

export const handle: ScreenHandle = { styles: [searchStyles] }

/** The search for stores and items (rules 5.13). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { text, found } = await search(shop)
  const { t, settings } = shop
  return {
    title: `${found ? t('search.results', { text }) : t('search.title')} · ${settings.appName}`,
    text,
    label: t(settings.isSingleStore ? 'search.products' : 'search.label'),
    hint: t(settings.isSingleStore ? 'search.hintProducts' : 'search.hint'),
    found,
    backTo: searchPath(text),
    bar: { summary: cartSummary(shop), here: '' },
    words: cartWords(shop.locale),
  }
}

export default function Search() {
  const { text, label, hint, found, backTo, bar, words } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <>
      <div className="page search-page">
        <h1>{t('search.title')}</h1>
        <SearchForm text={text} label={label} />
        <p className="quiet" role="status" id="search-said">
          {found ? t('search.results', { text }) : text ? t('search.tooShort') : hint}
        </p>
        <div className="results" id="search-found">
          {found && <Results {...{ text, found, backTo, words }} />}
        </div>
      </div>
      <PageCartBar {...bar} words={words} />
    </>
  )
}
