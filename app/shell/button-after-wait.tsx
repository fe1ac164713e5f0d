import { waitText } from '~/domain/text/wait-text'
import { useLocale, useT } from '~/i18n/use-t'
import { WithPart } from '~/ui/text'

type Props = {
  label: string
  /** Seconds until it may be pressed. */
  seconds: number
  /** The text meanwhile, with a line break in place of the time. */
  text: string
  name?: string
  value?: string
}

/** A button that is disabled for a while. A script counts down; without scripts the server says how long it takes. */
export function ButtonAfterWait({ label, seconds, text, name, value }: Props) {
  const t = useT()
  const locale = useLocale()
  const content = (
    <>
      <button className="button quiet wide" data-busy={t('busy.working')} name={name} value={value}>
        {label}
      </button>
      {seconds > 0 && (
        <p className="quiet small-text">
          <WithPart text={text}>
            <time>{waitText(seconds * 1000, locale)}</time>
          </WithPart>
        </p>
      )}
    </>
  )
  return seconds > 0 ? <shop-countdown seconds={seconds}>{content}</shop-countdown> : content
}
