import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** Why nothing can be ordered now, in the vendor's words if it has any (rules 5.17 and 5.18). */
export function Notice({ kind, text }: { kind: 'closed' | 'late'; text: string }) {
  const t = useT()
  const [title, usual] =
    kind === 'closed' ? [t('home.closedTitle'), t('home.closed')] : [t('home.lateTitle'), t('home.late')]
  return (
    <section className="notice" aria-labelledby="notice">
      <Icon name="clock" />
      <div>
        <h2 id="notice">{title}</h2>
        <p dir="auto">{text || usual}</p>
      </div>
    </section>
  )
}
