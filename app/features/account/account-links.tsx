import { useT } from '~/i18n/use-t'
import { changePasswordPath, deleteAccountPath, signOutPath } from '~/paths'
import { LinkRow, LinkRows } from '~/ui/link-rows'

/** Links to the actions for the account that have a page of their own; `current` is the address of the open one. */
export function AccountLinks({ current }: { current?: string }) {
  const t = useT()
  return (
    <LinkRows>
      <LinkRow href={changePasswordPath()} icon="lock" isCurrent={current === changePasswordPath()}>
        {t('profile.changePassword')}
      </LinkRow>
      <LinkRow href={signOutPath()} icon="log-out" isQuestion>
        {t('menu.signOut')}
      </LinkRow>
      <LinkRow href={deleteAccountPath()} icon="trash-2" isCurrent={current === deleteAccountPath()}>
        {t('profile.deleteAccount')}
      </LinkRow>
    </LinkRows>
  )
}

/** The same links beside the form of one action, on a wide window only: elsewhere that form stands alone. */
export function AccountLinksBeside({ current }: { current: string }) {
  return (
    <div className="beside-only">
      <AccountLinks current={current} />
    </div>
  )
}
