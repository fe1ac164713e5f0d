import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LocationInvite } from '~/features/place/location-invite'
import { MenuCategoryGrid, type MenuCategoryLink } from '~/features/stores/menu-category-grid'
import { ModeSwitch } from '~/features/place/mode-switch'
import type { StoreCardProps } from '~/features/stores/store-card'
import { StoreGrid } from '~/features/stores/store-grid'
import { storeCard } from '~/domain/store-card'
import { pictureUrl } from '~/http/images.server'
import { openShop } from '~/http/open-shop.server'
import type { Shop } from '~/http/shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, storePath } from '~/paths'
import storesStyles from '~/features/stores/stores.css?inline'
import landingStyles from '~/features/stores/landing.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { settings } = shop
  return {
    closedReason: settings.isSystemAvailable ? null : settings.notAvailableReason || shop.t('home.closed'),
    hasPlace: shop.device.place.place !== null,
    isPlaceKnown: shop.place !== null,
    placeText: shop.place?.address ?? '',
    mode: settings.isPickupEnabled ? shop.mode : null,
    takeawayText: settings.takeawayText,
    isMultiStore: !settings.isSingleStore,
    layout: settings.storeLayout,
    appName: settings.appName,
    ...(settings.isSystemAvailable ? await loadOffers(shop) : noOffers),
  }
}

type Offers = { stores: StoreCardProps['store'][]; categories: MenuCategoryLink[] }

const noOffers: Offers = { stores: [], categories: [] }

export const handle: ScreenHandle = { styles: [storesStyles, landingStyles] }

/** What the home page offers: the stores near the place, or a single store's menu categories (rules 5.1 and 5.2). */
async function loadOffers(shop: Shop): Promise<Offers> {
  const { settings, vendor, place, mode } = shop
  if (settings.isSingleStore) {
    const { categories, store } = await vendor.stores.menuCategories(settings.singleStoreId, place)
    const path = store ? storePath(store.slug) : homePath()
    return {
      stores: [],
      categories: categories.map(({ id, name, image }) => ({
        id,
        name,
        image: pictureUrl(image),
        href: `${path}?category=${encodeURIComponent(id)}`,
      })),
    }
  }
  const stores = place ? await vendor.stores.nearby({ place, mode }) : []
  return {
    stores: stores.map((store) => ({
      ...storeCard(store, settings),
      id: store.id,
      name: store.name,
      slug: store.slug,
      image: pictureUrl(store.image),
    })),
    categories: [],
  }
}

export default function Home() {
  const home = useLoaderData<typeof loader>()
  const t = useT()
  const pictures = [...home.stores, ...home.categories].map(({ image }) => image)
  const art = [...new Set(pictures.filter(Boolean))].slice(0, 3)
  if (home.closedReason !== null) {
    return (
      <section className="message-screen">
        <h1>{t('home.closedTitle')}</h1>
        <p>{home.closedReason}</p>
      </section>
    )
  }
  return (
    <>
      <section className="hero">
        <div className="hero-inner">
          <h1>{t('home.title')}</h1>
          <LocationInvite hasPlace={home.hasPlace} placeText={home.placeText} />
          <p className="hero-art" aria-hidden="true">
            {art.map((image) => (
              <img key={image} src={image} alt="" width="192" height="192" loading="lazy" decoding="async" />
            ))}
          </p>
        </div>
      </section>
      <div className="page">
        <div className="section-head">
          <h2>{home.isMultiStore ? t('home.storesNear') : t('home.categories')}</h2>
          {home.mode && <ModeSwitch mode={home.mode} takeawayText={home.takeawayText} backTo={homePath()} />}
        </div>
        {home.isMultiStore ? (
          <StoreGrid stores={home.stores} layout={home.layout} isPlaceKnown={home.isPlaceKnown} />
        ) : (
          <MenuCategoryGrid categories={home.categories} />
        )}
      </div>
    </>
  )
}
