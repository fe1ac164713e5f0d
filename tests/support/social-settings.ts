import { answersWith } from './vendor-proxy'

/** The client secret of every demo vendor at the providers. */
export const clientSecret = 'the-secret-of-this-brand-at-the-provider'

/** The client secrets by vendor id, as the environment names them. */
export const socialSecrets = ['10001', '10003'].map((vendorId) => `${vendorId}:${clientSecret}`).join(',')

/** A vendor with both providers and the code service. */
export const offersSocial = answersWith({
  app_signin_page: [{ phone: 1, email: 1, google: 1, facebook: 1 }],
  third_party_otp_status: 1,
  google_client_id: 'google-client',
  fb_app_id: 'facebook-client',
})
