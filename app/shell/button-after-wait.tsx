import { useT } from '~/i18n/use-t'
import { WithPart } from '~/ui/text'

type Props = {
  label: string
  /** Seconds until it may be pressed. */
  seconds: number
  /** The text meanwhile, with a line break in place of the time. */
  text: string
  /** The time in words; '' when it may be pressed. */
  wait: string
  name?: string
  value?: string
}

/** A button that is disabled for a while. A script counts down; without scripts the server says how long it takes. */
export function ButtonAfterWait({ label, seconds, text, wait, name, value }: Props) {
  const t = useT()
  const content = (
    <>
      <button className="button quiet wide" data-busy={t('busy.working')} name={name} value={value}>
        {label}
      </button>
      {wait && (
        <p className="quiet small-text">
          <WithPart text={text}>
            <time>{wait}</time>
          </WithPart>
        </p>
      )}
    </>
  )
  return seconds > 0 ? <shop-countdown seconds={seconds}>{content}</shop-countdown> : content
}
