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
      <div>
        {shell.footerText && <p dir="auto">{shell.footerText}</p>}
        {shell.social.length > 0 && (
          <ul>
            {shell.social.map(([name, url]) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer">
                  {socialNames[name] ?? name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="push">{shell.copyright}</p>
      </div>
    </footer>
  )
}
