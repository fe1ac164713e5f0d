import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { safePath } from '~/domain/safe-path'
import { loadOffersToApply, type OfferToApply } from './offers.server'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, offersPath, reviewPath } from '~/paths'
import { Sheet } from '~/shell/sheet'
import { EmptyState } from '~/ui/empty-state'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/vendor-text'

/** The vendor's offers, or with `?store=` those that apply to a store: a page, and the content of the offers dialog. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { query } = shop
  const storeId = query.get('store')
  const store = storeId ? await shop.vendor.stores.byId(storeId, shop.place) : null
  const heading = store ? shop.t('offers.ofStore', { store: store.name }) : shop.t('offers.title')
  const { appName } = shop.settings
  return {
    heading,
    title: `${heading} · ${appName}`,
    meta: store ? undefined : { canonical: offersPath(), description: shop.t('offers.description', { name: appName }) },
    backTo: safePath(query.get('backTo'), homePath()),
    hasCart: shop.cart.lines.length > 0,
    offers: await loadOffersToApply(shop, store?.id),
  }
}

export default function Offers() {
  const { heading, backTo, offers, hasCart } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <Sheet title={heading} backTo={backTo}>
      {offers.length === 0 ? (
        <EmptyState picture="nothing" title={t('offers.none')}>
          <a className="button" href={homePath()}>
            {t('cart.browse')}
          </a>
        </EmptyState>
      ) : (
        <>
          {!hasCart && <p className="quiet">{t('offers.needsCart')}</p>}
          <ul className="card">
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

/** One offer: its value, a short text with the rest behind "More", and its code to copy or to apply (rules 9.1). */
function OfferCard({ offer }: { offer: OfferToApply }) {
  const t = useT()
  return (
    <li className="offer">
      <Picture src={offer.image} name="%" width={72} height={72} />
      <div className="group">
        {offer.isBest && <span className="tag">{t('offers.best')}</span>}
        <h2 dir="auto">{offer.name}</h2>
        <OfferText offer={offer} />
        {offer.code && <OfferCode code={offer.code} canApply={offer.canApply} />}
        <VendorText className="small-text">{offer.whyNot}</VendorText>
      </div>
    </li>
  )
}

/** The code, which one press selects as a whole, a copy button with scripts, and a button that applies it on the review. */
function OfferCode({ code, canApply }: { code: string; canApply: boolean }) {
  const t = useT()
  return (
    <form className="beside offer-code" method="post" action={reviewPath()}>
      <code dir="ltr">{code}</code>
      <shop-copy text={code} copied={t('offers.copied', { code })} unavailable={t('offers.notCopied')}>
        <button type="button" className="link needs-scripts">
          {t('offers.copy')} <span className="vh">{code}</span>
        </button>
      </shop-copy>
      {canApply && (
        <>
          <input type="hidden" name="promo" value={code} />
          <button className="link" name="intent" value="apply-offer">
            {t('offers.apply')} <span className="vh">{code}</span>
          </button>
        </>
      )}
    </form>
  )
}

function OfferText({ offer: { text, preview, isCut } }: { offer: OfferToApply }) {
  const t = useT()
  if (!isCut) return <VendorText>{text}</VendorText>
  return (
    <details className="quiet">
      <summary>
        <span className="short" dir="auto">
          {preview}
        </span>{' '}
        <span className="link more">{t('offers.more')}</span>
        <span className="link less">{t('offers.less')}</span>
      </summary>
      <p dir="auto">{text}</p>
    </details>
  )
}
