import { finishSocial, providerNamed, receiveAnswer } from '~/features/account/social.server'
import { readForm } from '~/http/forms/form.server'
import { shopAction, shopLoader } from '~/http/shop/open-shop.server'
import { homePath } from '~/paths'

/** The return address of a provider, and the redirect target of its posts, where the browser sends its cookies. */
export const loader = shopLoader((shop, params) => {
  const provider = providerNamed(params.provider)
  return provider ? finishSocial(shop, provider) : shop.redirect(homePath())
})

/**
 * A provider's post, one of the two kinds of writes that may come from another site (rules 22.1). Without a state that
 * we signed it only leads to this page, which says that the sign-in has expired.
 */
export const action = shopAction(async (shop, params, request) => {
  const provider = providerNamed(params.provider)
  return shop.redirect(provider ? await receiveAnswer(shop, provider, await readForm(request)) : homePath())
})
