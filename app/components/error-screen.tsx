import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from '@remix-run/react'
import type { loader } from '~/root'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'

/**
 * The page for everything that went wrong, by status. It reads nothing that may itself be missing and never shows an
 * error's text; a vendor's own message to the customer is said in its place.
 */
export function ErrorScreen() {
  const error = useRouteError()
  const hasShell = useRouteLoaderData<typeof loader>('root') !== undefined
  const t = useT()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const kind = screenFor(status, hasShell)
  const tooMany = kind === 'tooMany' && isRouteErrorResponse(error) ? (error.data as TooMany) : null
  const said = kind === 'generic' && isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : ''
  return (
    <section className="message-screen">
      <p className="message-mark" aria-hidden="true">
        {status === 404 ? '404' : '!'}
      </p>
      <h1>{t(`error.${kind}.title`)}</h1>
      <p>{said || t(`error.${kind}.text`, { wait: tooMany?.wait ?? '' })}</p>
      <p className="message-actions">
        {kind !== 'notFound' && (
          <a className="button" href={tooMany?.retry ?? ''}>
            {t('error.retry')}
          </a>
        )}
        {hasShell && (
          <a className={kind === 'notFound' ? 'button' : 'button-quiet'} href={homePath()}>
            {t('error.home')}
          </a>
        )}
      </p>
    </section>
  )
}

/** What a reached limit says: the waiting time in words, and the page to try again on. */
type TooMany = { wait: string; retry: string }

function screenFor(status: number, hasShell: boolean) {
  if (status === 404) return hasShell ? 'notFound' : 'noVendor'
  if (!hasShell) return 'noVendor'
  if (status === 429) return 'tooMany'
  return status === 504 ? 'slow' : 'generic'
}
