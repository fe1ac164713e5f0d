import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { cartSummary } from '~/features/cart/cart.server'
import { cartWords } from '~/features/cart/cart-words.server'
import { placeInvitation } from '~/features/place/invitation.server'
import { ModeSwitch } from '~/features/place/mode-switch'
import homeStyles from '~/features/stores/home.css?inline'
import { MenuCategoryGrid } from '~/features/stores/menu-category-grid'
import { StoreGrid } from '~/features/stores/store-grid'
import { storeListPage } from '~/features/stores/store-rows.server'
import { pictureUrl } from '~/http/images.server'
import { openShop } from '~/http/open-shop.server'
import type { Shop } from '~/http/shop.server'
import { useT } from '~/i18n/use-t'
import { CartBar, type CartSummary } from '~/islands/cart/cart-bar'
import type { CartWords } from '~/islands/cart/words'
import { Island } from '~/islands/island'
import { homePath, storePath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { Hero } from './hero'

export const handle: ScreenHandle = { styles: [homeStyles] }

export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { settings } = shop
  return {
    closedReason: settings.isSystemAvailable ? null : settings.notAvailableReason || shop.t('home.closed'),
    invitation: await placeInvitation(shop),
    headline: settings.headline,
    text: settings.metaDescription,
    picture: pictureUrl(settings.homeImage),
    mode: settings.isPickupEnabled ? shop.mode : null,
    takeawayText: settings.takeawayText,
    words: cartWords(shop.locale),
    ...(settings.isSystemAvailable ? await loadOffer(shop) : { stores: null, categories: null, summary: null }),
  }
}

/**
 * What the home page offers: the stores near the place, or a single store's menu categories (rules 5.1 and 5.2); and the cart's
 * summary, with what these say of its store.
 */
function loadOffer(shop: Shop) {
  return shop.settings.isSingleStore ? loadCategories(shop) : loadStores(shop)
}

async function loadCategories(shop: Shop) {
  const { settings, vendor, place } = shop
  const { categories, store } = await vendor.stores.menuCategories(shop.storeId, place)
  const path = store ? storePath(store.slug) : homePath()
  const links = categories.map(({ id, name, image }) => ({
    id,
    name,
    image: pictureUrl(image),
    href: `${path}?category=${encodeURIComponent(id)}`,
  }))
  return {
    stores: null,
    categories: { title: settings.categoriesTitle, links },
    summary: cartSummary(shop, store ? [store] : []),
  }
}

/** A page of the stores that serve the place; none where no place is known. Throws the way home when there is no such page. */
async function loadStores(shop: Shop) {
  const { vendor, place, mode } = shop
  if (!place) return { stores: null, categories: null, summary: cartSummary(shop) }
  const near = await vendor.lists.nearby({ place, mode })
  const page = storeListPage(shop, near, homePath)
  if (!page) throw shop.redirect(homePath())
  const open = near.filter(({ isOpen }) => isOpen).length
  return {
    stores: { page, open },
    categories: null,
    summary: cartSummary(shop, near),
  }
}

type HomeData = ReturnType<typeof useLoaderData<typeof loader>>

export default function Home() {
  const home = useLoaderData<typeof loader>()
  const t = useT()
  if (home.closedReason !== null) {
    return (
      <div className="page narrow">
        <EmptyState isScreen picture="pause" title={t('home.closedTitle')} text={home.closedReason} />
      </div>
    )
  }
  return (
    <>
      {home.invitation && (
        <Hero title={home.headline} text={home.text} picture={home.picture} isAuto={home.invitation === 'detect'} />
      )}
      <div className="page">
        {home.stores && !home.invitation && (
          <h1 className="vh" dir="auto">
            {home.headline || t('home.title')}
          </h1>
        )}
        {home.stores && <Stores home={home} stores={home.stores} />}
        {home.categories && <Categories home={home} categories={home.categories} />}
      </div>
      {home.summary && <Bar summary={home.summary} words={home.words} />}
    </>
  )
}

function Bar({ summary, words }: { summary: CartSummary; words: CartWords }) {
  const bar = { summary, here: '' }
  return (
    <Island name="cart-bar" props={bar}>
      <CartBar {...bar} words={words} />
    </Island>
  )
}

/** The stores of a place. */
function Stores({ home, stores }: { home: HomeData; stores: NonNullable<HomeData['stores']> }) {
  const t = useT()
  return (
    <section className="group" aria-labelledby="stores">
      <div className="group-head">
        <h2 id="stores">{t('home.storesNear')}</h2>
        {stores.open > 0 && <p className="quiet">{t('home.open', { count: stores.open })}</p>}
        <Modes home={home} />
      </div>
      <StoreGrid {...stores.page} />
    </section>
  )
}

/** A single store's shop window. */
function Categories({ home, categories }: { home: HomeData; categories: NonNullable<HomeData['categories']> }) {
  const t = useT()
  return (
    <>
      {!home.invitation && (
        <header className="intro">
          <h1 dir="auto">{home.headline || t('home.title')}</h1>
          {home.text && (
            <p className="quiet" dir="auto">
              {home.text}
            </p>
          )}
        </header>
      )}
      <section className="group" aria-labelledby="categories">
        <div className="group-head">
          <h2 id="categories" dir="auto">
            {categories.title || t('home.categories')}
          </h2>
          <Modes home={home} />
        </div>
        <MenuCategoryGrid categories={categories.links} />
      </section>
    </>
  )
}

function Modes({ home: { mode, takeawayText } }: { home: HomeData }) {
  return mode && <ModeSwitch mode={mode} takeawayText={takeawayText} backTo={homePath()} />
}
