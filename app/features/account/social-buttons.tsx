import type { SocialProvider } from '~/domain/brand/settings'
import { useT } from '~/i18n/use-t'
import { socialPath } from '~/paths'
import { ProviderMark } from './provider-marks'
import { providerNames } from './provider-names'

/** The sign-in providers; nothing when there are none. Plain links to our own addresses. */
export function SocialButtons({ redirectTo, providers }: { redirectTo?: string; providers: SocialProvider[] }) {
  const t = useT()
  if (providers.length === 0) return null
  return (
    <div className="other-sign-in">
      <p className="quiet">{t('social.or')}</p>
      {providers.map((provider) => (
        <a key={provider} className="button quiet wide" href={socialPath(provider, redirectTo)}>
          <ProviderMark provider={provider} />
          {t('social.with', { provider: providerNames[provider] })}
        </a>
      ))}
    </div>
  )
}
