import type { SocialProvider } from '~/domain/brand/settings'
import { useT } from '~/i18n/use-t'
import { socialPath } from '~/paths'
import { ProviderMark } from './provider-marks'
import { providerNames } from './provider-names'

/** The sign-in providers; nothing when there are none. Plain links to our own addresses. */
export function SocialButtons({ redirectTo, ways }: { redirectTo?: string; ways: SocialProvider[] }) {
  const t = useT()
  if (ways.length === 0) return null
  return (
    <div className="other-ways">
      <p className="quiet">{t('social.or')}</p>
      {ways.map((provider) => (
        <a key={provider} className="button quiet wide" href={socialPath(provider, redirectTo)}>
          <ProviderMark provider={provider} />
          {t('social.with', { provider: providerNames[provider] })}
        </a>
      ))}
    </div>
  )
}
