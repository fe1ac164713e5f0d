import { useLoaderData } from '@remix-run/react'
import { bestFirst, knownWorth, offerStanding, type OfferStanding } from '~/domain/checkout/offer-standing'
import { formatLeast } from '~/domain/money/money'
import { safePath } from '~/domain/safe-path'
import { offerPreview, type Offer } from '~/domain/stores/offer'
import { env } from '~/env.server'
import { couponTerms } from '~/features/checkout/coupon-terms.server'
import { pictureUrl } from '~/http/images.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { partOf } from '~/http/shop/readings.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, offersPath, reviewPath } from '~/paths'
import { Sheet } from '~/shell/dialog'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { VendorText } from '~/ui/text'
import { toImage } from '~/vendor-api/wire-values'

/** The vendor's offers, or with `?store=` those that apply to a store: a page, and the content of the offers dialog. */
export const loader = shopLoader(async (shop) => {
  const { query } = shop
  const storeId = query.get('store')
  const store = storeId ? await shop.vendor.stores.byId(storeId, shop.place) : null
  const { appName } = shop.settings
  return {
    title: store ? shop.t('offers.ofStore', { store: store.name }) : shop.t('offers.title'),
    meta: store ? undefined : { canonical: offersPath(), description: shop.t('offers.description', { name: appName }) },
    backTo: safePath(query.get('backTo'), homePath()),
    hasCart: shop.cart.lines.length > 0,
    offers: await loadOffersToApply(shop, store?.id),
  }
})

type OfferToApply = Awaited<ReturnType<typeof loadOffersToApply>>[number]

/**
 * Offers for the visitor's place and mode, with a store only those that apply to it, each with whether it can be
 * applied to the cart and, if there is one, why not. The one that saves the most comes first.
 */
export async function loadOffersToApply(shop: Shop, storeId?: string) {
  const { cart, settings } = shop
  const hasCart = cart.lines.length > 0
  const [offers, cartOffers] = await Promise.all([
    listOffers(shop, storeId),
    hasCart && cart.storeId !== storeId ? partOf(listOffers(shop, cart.storeId)) : null,
  ])
  const ids = cartOffers?.data && new Set(cartOffers.data.map(({ id }) => id))
  const isForStore = ({ id }: Offer) => !ids || ids.has(id)
  const withCode = offers.filter((offer) => offer.code !== '' && isForStore(offer))
  const terms = await couponTerms(shop, withCode)
  const withStanding = offers.map((offer) => {
    const listed = { code: offer.code, isForStore: isForStore(offer), terms: terms.get(offer.code) ?? null }
    return { offer, standing: offerStanding(listed, cart.lines, settings.currency) }
  })
  return bestFirst(withStanding).map(({ offer, standing }, at) => ({
    ...offer,
    image: pictureUrl(toImage(offer.image, env().COUPON_PICTURES_URL)),
    ...offerPreview(offer.text),
    canApply: hasCart && standing.kind === 'applies',
    whyNot: hasCart ? whyNot(shop, offer.code, standing) : '',
    isBest: at === 0 && knownWorth(standing) !== null,
  }))
}

/** Why an offer cannot be applied to the cart, in words, or ''. */
function whyNot({ t, settings }: Shop, code: string, standing: OfferStanding): string {
  switch (standing.kind) {
    case 'applies':
      return ''
    case 'automatic':
      return t('offers.automatic')
    case 'other-store':
      return t('offers.otherStore')
    case 'below-minimum':
      return t('offers.missing', { code, amount: formatLeast(standing.missing, settings.currency) })
    case 'nothing':
      return t('offers.nothing')
    case 'refused':
      return standing.refusal || t('offers.notNow')
  }
}

function listOffers({ vendor, place, mode, user }: Shop, storeId?: string) {
  return vendor.offers.list({ place, mode, storeId, userId: user?.id })
}

export default function Offers() {
  const { title, backTo, offers, hasCart } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <Sheet title={title} backTo={backTo}>
      {offers.length === 0 ? (
        <EmptyState picture="nothing" title={t('offers.none')}>
          <ButtonLink href={homePath()} label={t('cart.browse')} />
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

/** The code, which one press selects whole, a copy button with scripts, and a button that applies it on the review. */
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
