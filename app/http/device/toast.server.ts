import { z } from 'zod'
import { readJsonCookie, writeJsonCookie, type CookieScope } from '~/http/device/cookies.server'

const Toast = z.object({ tone: z.enum(['info', 'success', 'error']), text: z.string() })

/** A message for the next page that the customer sees. */
export type Toast = z.infer<typeof Toast>

/** The longest text stored, whatever a vendor's message says, and how long a toast waits for its page, in seconds. */
const longest = 300
const waitSeconds = 300

/** The waiting toast, in its own cookie. Only the page that shows it removes it. */
export class ToastCookie {
  private toast: Toast | null
  private newToast: Toast | null = null
  private isTaken = false

  constructor(
    cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {
    this.toast = Toast.nullable()
      .catch(null)
      .parse(readJsonCookie(cookieHeader, '__toast', scope))
  }

  set(toast: Toast) {
    this.toast = this.newToast = toast
  }

  /** The waiting toast, for a page that shows it. */
  take(): Toast | null {
    const { toast } = this
    this.isTaken ||= toast !== null
    this.toast = null
    return toast
  }

  /**
   * The Set-Cookie header, or null if nothing changed. A toast is removed only when its page is sent: if the answer turns into
   * a redirect, it keeps waiting.
   */
  header({ isPage }: { isPage: boolean }): string | null {
    if (isPage && this.isTaken) return writeJsonCookie('__toast', null, this.scope)
    return this.newToast && this.headerOf(this.newToast)
  }

  /** The Set-Cookie header of a toast for another answer; this one does not change. */
  headerOf({ tone, text }: Toast): string {
    return writeJsonCookie('__toast', { tone, text: text.slice(0, longest) }, this.scope, waitSeconds)
  }
}
