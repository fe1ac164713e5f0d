import type { Failure } from '~/domain/failure'
import { useLocale, useT } from '~/i18n/use-t'
import { iconPath, manifestPath } from '~/paths'
import { mainFontsOf } from '~/styles/fonts/preload'
import { useDocument } from './document'
import { pageLinks } from './page-links'
import { useScreenData } from './screen-data'
import type { Shell } from './shell.server'

/** The metadata for search engines, shared links and browsers (rules 2.13); `failure` is that of an error page. */
export function PageHead({ shell, failure }: { shell: Shell; failure: Failure | null }) {
  const t = useT()
  const { title: own, icon, meta } = useScreenData()
  const { isRefused } = useDocument()
  const screenTitle = own && isRefused ? t('error.titled', { title: own }) : own
  const name = failure ? t(`error.${failure}.title`) : screenTitle
  const title = name ? `${name} · ${shell.appName}` : shell.title
  const description = meta?.description || shell.description
  const image = meta?.image || shell.shareImage
  const links = meta && pageLinks(shell, meta.canonical)
  return (
    <>
      <title>{title}</title>
      {mainFontsOf(useLocale()).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {description && <meta name="description" content={description} />}
      {shell.keywords && <meta name="keywords" content={shell.keywords} />}
      {!links && <meta name="robots" content="noindex" />}
      {links && <link rel="canonical" href={links.canonical} />}
      {links?.alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shell.appName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {links && <meta property="og:url" content={links.canonical} />}
      {image && <meta property="og:image" content={new URL(image, shell.origin).href} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {(icon || shell.favicon) && <link rel="icon" href={icon || shell.favicon} />}
      <link rel="manifest" href={manifestPath()} />
      <link rel="apple-touch-icon" href={iconPath('180')} />
      {shell.theme === 'system' && (
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={shell.themeColors.dark} />
      )}
      <meta name="theme-color" content={shell.themeColors[shell.theme === 'dark' ? 'dark' : 'light']} />
    </>
  )
}
