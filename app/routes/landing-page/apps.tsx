import type { Settings } from '~/domain/brand/settings'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** Links to the vendor's apps; nothing if it has none. */
export function Apps({ apps: { android, ios } }: { apps: Settings['appLinks'] }) {
  const t = useT()
  const links = [
    { href: android, label: t('landing.android') },
    { href: ios, label: t('landing.ios') },
  ].filter(({ href }) => href !== '')
  if (links.length === 0) return null
  return (
    <section className="card apps" aria-labelledby="apps">
      <h2 id="apps">{t('landing.apps')}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className="button quiet" href={href} rel="noopener noreferrer">
              <Icon name="download" /> {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
