import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

const steps = [
  { icon: 'map-pin', title: 'landing.place', text: 'landing.placeText' },
  { icon: 'utensils', title: 'landing.choose', text: 'landing.chooseText' },
  { icon: 'bike', title: 'landing.follow', text: 'landing.followText' },
] as const

/** How ordering works, in three steps. */
export function HowItWorks() {
  const t = useT()
  return (
    <section className="group" aria-labelledby="how">
      <h2 id="how">{t('landing.how')}</h2>
      <ol className="steps-to-order">
        {steps.map(({ icon, title, text }) => (
          <li key={icon} className="card">
            <Icon name={icon} />
            <div>
              <h3>{t(title)}</h3>
              <p className="quiet">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
