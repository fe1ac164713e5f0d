import { useLoaderData } from '@remix-run/react'
import { completeSignOut } from '~/features/account/account.server'
import { failureName, log } from '~/http/log.server'
import { shopAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, signInPath, signOutPath } from '~/paths'
import { Confirm } from '~/shell/dialog'

/** Asks before signing out (rules 14.6). The page is not cached, because Back must not show it after signing out. */
export const loader = shopLoader((shop) => {
  if (!shop.user) return shop.redirect(signInPath())
  shop.reply.personal()
  return { title: shop.t('signOut.title') }
})

/** Signs out even if the vendor refuses, and removes all personal data (rules 14.6). */
export const action = shopAction((shop) => {
  const { user, requestId } = shop
  // The session ends at once; the vendor hears of it when it can.
  if (user) {
    void shop.connection
      .detached()
      .auth.logout(user.id)
      .catch((error: unknown) => {
        log.warn({ requestId, reason: failureName(error) }, 'logout')
      })
  }
  return completeSignOut(shop, signInPath())
})

export default function SignOut() {
  const { title } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <Confirm
      title={title}
      text={t('signOut.text')}
      action={signOutPath()}
      confirmLabel={t('menu.signOut')}
      cancelHref={homePath()}
    />
  )
}
