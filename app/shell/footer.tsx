import type { Shell } from '~/shell/shell.server'

const socialNames: Record<string, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
}

/** Brand text, social links and the copyright line (rules 19.4). */
export function Footer({ shell }: { shell: Shell }) {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div>
          <p className="footer-brand">{shell.appName}</p>
          {shell.footerText && <p className="footer-text">{shell.footerText}</p>}
        </div>
        {shell.social.length > 0 && (
          <ul className="footer-social">
            {shell.social.map(([name, url]) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer">
                  {socialNames[name] ?? name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="footer-copyright">{shell.copyright}</p>
      </div>
    </footer>
  )
}
