import { listText } from '~/domain/text/list-text'
import { unitsText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Picture } from '~/ui/picture'

type Props = {
  item: { name: string; store: string; storeHref: string; image: string }
  quantity: number
  plan: { choices: string[]; facts: [name: string, value: string][] }
}

/** The items, the frequency, the times and the address. */
export function Plan({ item, quantity, plan: { choices, facts } }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <h2 id="plan">{t('subscriptions.details')}</h2>
      <div className="row subscribed">
        {item.image && <Picture src={item.image} name={item.name} width={144} height={144} className="cropped" />}
        <div className="grow">
          <p className="strong">
            <span className="count">{unitsText(quantity, locale)}</span> <span dir="auto">{item.name}</span>
          </p>
          {choices.length > 0 && (
            <p className="quiet small-text" dir="auto">
              {listText(choices, locale)}
            </p>
          )}
          <p className="quiet small-text" dir="auto">
            {item.storeHref ? (
              <a className="link" href={item.storeHref}>
                {item.store}
              </a>
            ) : (
              item.store
            )}
          </p>
        </div>
      </div>
      <dl className="facts plan-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
