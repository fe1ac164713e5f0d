import { isRouteErrorResponse, useRouteLoaderData } from '@remix-run/react'
import { canRetry, failureOf, type Failure } from '~/domain/failure'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import { addressesPath, homePath, manageSubscriptionPath, ordersPath, supportPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink, TextLink } from '~/ui/link'
import { useDocument } from './document'
import type { Shell } from './shell.server'

/** A failure as the screen shows it. `retry` is the page to try again, '' for this one; a limit has a time to wait. */
type ShownFailure = { failure: Failure; status: number; vendorMessage: string; waitMs: number; retry: string }

const unknownFailure: ShownFailure = { failure: 'generic', status: 500, vendorMessage: '', waitMs: 0, retry: '' }

/** The error of this page with its status; null if there is none. */
export function useFailure(): ShownFailure | null {
  const { thrown, retry } = useDocument()
  const hasShell = Boolean(useShell())
  if (thrown === undefined) return null
  const answer = isRouteErrorResponse(thrown) ? thrown : { status: 500, data: null }
  const failure = failureOf(answer.status, hasShell, answer.data)
  return {
    failure,
    status: answer.status,
    vendorMessage: failure === 'generic' && typeof answer.data === 'string' ? answer.data : '',
    ...(failure === 'tooMany' ? (answer.data as { waitMs: number; retry: string }) : { waitMs: 0, retry }),
  }
}

/** The data of root's loader; null, not undefined, if Remix did not run it. */
const useShell = () => useRouteLoaderData('root') as Shell | null | undefined

/** Where to look instead if a thing is missing: the list of such things. */
const lists: Partial<Record<Failure, { href: string; label: WordKey }>> = {
  noAddress: { href: addressesPath(), label: 'location.saved' },
  noOrder: { href: ordersPath(), label: 'orders.title' },
  noSubscription: { href: manageSubscriptionPath(), label: 'subscriptions.title' },
}

/** The page for all errors, with the vendor's message if any. It reads nothing that may itself be missing. */
export function ErrorScreen() {
  const shell = useShell()
  const { failure, status, vendorMessage, waitMs, retry } = useFailure() ?? unknownFailure
  const { requestId } = useDocument()
  const t = useT()
  const isRetryable = canRetry(failure)
  const list = lists[failure]
  return (
    <div className="page narrow">
      <EmptyState
        isScreen
        picture={status === 404 ? 'notHere' : 'pause'}
        title={t(`error.${failure}.title`)}
        text={vendorMessage || t(`error.${failure}.text`, { wait: waitMs })}
      >
        {isRetryable && <ButtonLink href={retry} label={t('error.retry')} />}
        {list && <ButtonLink href={list.href} label={t(list.label)} />}
        {failure === 'noSubscription' && <TextLink href={ordersPath()} label={t('orders.title')} />}
        {['noOrder', 'noSubscription'].includes(failure) && shell?.hasSupport && (
          <TextLink href={supportPath()} label={t('support.title')} />
        )}
        {(shell || failure !== 'noVendor') && (
          <a className={isRetryable || list ? 'link' : 'button'} href={homePath()}>
            {t('error.home')}
          </a>
        )}
        {status >= 500 && requestId && (
          <p className="quiet small-text">
            {t('error.reference')} <bdi dir="ltr">{requestId}</bdi>
          </p>
        )}
      </EmptyState>
    </div>
  )
}
