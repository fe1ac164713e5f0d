import { changeValues, type Change } from './vendor-proxy'

/** What every demo vendor is known by at a provider. */
export const clientSecret = 'the-secret-of-this-brand-at-the-provider'

/** The secrets of all demo vendors at a provider. */
export const socialSecrets = ['10001', '10003'].map((vendorId) => `${vendorId}:${clientSecret}`).join(',')

/** A vendor with both providers and the code service. */
export const offersSocial: Change = (_, body) =>
  changeValues(body, (key, value) => {
    if (key === 'app_signin_page') return [{ phone: 1, email: 1, google: 1, facebook: 1 }]
    if (key === 'third_party_otp_status') return 1
    if (key === 'google_client_id') return 'google-client'
    return key === 'fb_app_id' ? 'facebook-client' : value
  })
