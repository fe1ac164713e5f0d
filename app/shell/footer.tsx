import { useT } from '~/i18n/use-t'
import type { Shell } from '~/shell/shell.server'

const socialNames: Record<string, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
}

const external = { rel: 'noopener noreferrer' }

/** Brand text, the vendor's pages, apps, social links, and the copyright line (rules 19.4). */
export function Footer({ shell }: { shell: Shell }) {
  const t = useT()
  const elsewhere = [
    ...shell.apps.map(({ app, href }) => ({ label: t(`footer.${app}`), href })),
    ...shell.social.map(([name, href]) => ({ label: socialNames[name] ?? name, href })),
  ]
  return (
    <footer className="footer">
      <div>
        {shell.footerText && <p dir="auto">{shell.footerText}</p>}
        <nav aria-label={t('footer.label')}>
          <ul>
            {shell.footerLinks.map(({ label, href, isExternal }) => (
              <li key={label}>
                <a href={href} {...(isExternal && external)}>
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {elsewhere.length > 0 && (
          <ul>
            {elsewhere.map(({ label, href }) => (
              <li key={label}>
                <a href={href} {...external}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="push">{shell.copyright}</p>
        {shell.poweredBy && (
          <p className="push">
            <a href={shell.poweredBy.url} {...external}>
              {t('footer.poweredBy', { name: shell.poweredBy.name })}
            </a>
          </p>
        )}
      </div>
    </footer>
  )
}
