import type { PartOfDay } from '~/domain/checkout/slots'
import { useT } from '~/i18n/use-t'

type Props = {
  days: { weekday: string; day: string; href: string; isShown: boolean }[]
  /** Whether another day is shown in the same sheet. */
  isSheet: boolean
  /** The shown day in words, such as “today”. */
  dayName: string
  parts: { part: PartOfDay; slots: { start: string; text: string; isChosen: boolean }[] }[]
}

/** The days as links, and the slots of the shown one by the parts of the day. */
export function SlotList({ days, isSheet, dayName, parts }: Props) {
  const t = useT()
  return (
    <>
      <nav className="days" aria-label={t('times.days')}>
        <ul>
          {days.map(({ weekday, day, href, isShown }) => (
            <li key={href}>
              <a href={href} aria-current={isShown ? 'date' : undefined} data-dialog={isSheet ? '' : undefined}>
                <span>{weekday}</span> <span className="strong">{day}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <fieldset className="slot-day">
        <legend className="strong">{dayName}</legend>
        {parts.map(({ part, slots }) => (
          <fieldset key={part} className="slots">
            <legend className="quiet small-text">{t(`times.${part}`)}</legend>
            {slots.map(({ start, text, isChosen }) => (
              <label key={start} className="slot">
                <input type="radio" name="slot" value={start} defaultChecked={isChosen} />
                <bdi>{text}</bdi>
              </label>
            ))}
          </fieldset>
        ))}
      </fieldset>
    </>
  )
}
