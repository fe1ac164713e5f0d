import { useT } from '~/i18n/use-t'
import { reviewPath } from '~/paths'
import { Picture } from '~/ui/picture'
import type { OfferToApply, OfferView } from './offers.server'

/**
 * One offer: its value, a short text with the rest behind "More", its code to copy, and to apply if it applies to the cart's
 * store (rules 9.1).
 */
export function OfferCard({ offer }: { offer: OfferToApply }) {
  const t = useT()
  return (
    <li className="offer">
      <Picture src={offer.image} name="%" width={72} height={72} />
      <div>
        {offer.isBest && <span className="tag">{t('offers.best')}</span>}
        <h2 dir="auto">{offer.name}</h2>
        <OfferText offer={offer} />
        {offer.code && <OfferCode code={offer.code} canApply={offer.canApply} />}
        {offer.whyNot && (
          <p className="small-text" dir="auto">
            {offer.whyNot}
          </p>
        )}
      </div>
    </li>
  )
}

/** The code, which one press selects as a whole, a copy button with scripts, and a button that applies it on the review. */
function OfferCode({ code, canApply }: { code: string; canApply: boolean }) {
  const t = useT()
  return (
    <form className="offer-code" method="post" action={reviewPath()}>
      <code dir="ltr">{code}</code>
      <shop-copy text={code} copied={t('offers.copied', { code })} unavailable={t('offers.notCopied')}>
        <button type="button" className="link">
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

function OfferText({ offer: { text, preview, isCut } }: { offer: OfferView }) {
  const t = useT()
  if (!text) return null
  if (!isCut) {
    return (
      <p className="quiet" dir="auto">
        {text}
      </p>
    )
  }
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
