import { useT } from '~/i18n/use-t'
import { changePasswordPath, deleteAccountPath, signOutPath } from '~/paths'
import { LinkRow, LinkRows } from '~/ui/link-rows'

/**
 * Links to the actions for the account that have a page of their own. Beside the form of one of them, `current`, they
 * are shown on a wide window only: elsewhere that form stands alone.
 */
export function AccountLinks({ current }: { current?: string }) {
  const t = useT()
  const row = (href: string) => ({ href, current: href === current ? ('page' as const) : undefined })
  return (
    <LinkRows className={current && 'beside-only'}>
      <LinkRow {...row(changePasswordPath())} icon="lock" label={t('password.changeTitle')} />
      <LinkRow href={signOutPath()} icon="logOut" isQuestion label={t('menu.signOut')} isInMenu />
      <LinkRow {...row(deleteAccountPath())} icon="trash2" label={t('profile.deleteAccount')} />
    </LinkRows>
  )
}
