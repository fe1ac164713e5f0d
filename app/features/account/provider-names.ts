import type { SocialProvider } from '~/domain/brand/settings'

/** How providers call themselves, in every language. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
