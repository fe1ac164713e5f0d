import { useT } from '~/i18n/use-t'
import type { Shell } from '~/shell/shell.server'
import { CachedFragment } from '~/ui/fragment'

const socialNames: Record<string, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
}

const external = { rel: 'noopener noreferrer' }

/** Brand text, the vendor's pages, apps, social links, and the copyright line (rules 19.4). */
export function Footer({ facts }: { facts: Shell['footer'] }) {
  return (
    <CachedFragment as="footer" name="footer" facts={facts} className="footer" id="footer">
      {() => <FooterBody {...facts} />}
    </CachedFragment>
  )
}

function FooterBody({ text, links, apps, social, copyright, poweredBy }: Shell['footer']) {
  const t = useT()
  const elsewhere = [
    ...apps.map(({ app, href }) => ({ label: t(`footer.${app}`), href })),
    ...social.map(([name, href]) => ({ label: socialNames[name] ?? name, href })),
  ]
  return (
    <div>
      {text && <p dir="auto">{text}</p>}
      <nav aria-label={t('footer.label')}>
        <ul>
          {links.map(({ label, href, isExternal }) => (
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
      <p className="push">{copyright}</p>
      {poweredBy && (
        <p className="push">
          <a href={poweredBy.url} {...external}>
            {t('footer.poweredBy', { name: poweredBy.name })}
          </a>
        </p>
      )}
    </div>
  )
}
