import { z } from 'zod/v4'
import { readJsonCookie, writeJsonCookie, type CookieScope } from '~/http/cookies.server'

const Toast = z.object({ tone: z.enum(['info', 'success', 'error']), text: z.string() })

/** A message for the next page that the customer sees. */
export type Toast = z.infer<typeof Toast>

/** Longest text kept, whatever a vendor's message says, and how long a toast waits for its page, in seconds. */
const longest = 300
const waitSeconds = 300

/** The waiting toast, in a cookie of its own: written only when one is set, removed only by the page that shows it. */
export class ToastCookie {
  private toast: Toast | null
  private change: Toast | 'gone' | null = null

  constructor(
    cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {
    this.toast = Toast.nullable()
      .catch(null)
      .parse(readJsonCookie(cookieHeader, '__toast', scope))
  }

  set(toast: Toast) {
    this.toast = this.change = toast
  }

  /** The waiting toast. The page that asks shows it, so its answer removes the cookie. */
  take(): Toast | null {
    const { toast } = this
    if (toast) this.change = 'gone'
    this.toast = null
    return toast
  }

  /** The Set-Cookie header, or null when nothing changed. */
  header(): string | null {
    if (!this.change) return null
    return this.change === 'gone' ? writeJsonCookie('__toast', null, this.scope) : this.headerOf(this.change)
  }

  /** The Set-Cookie header of a toast of another answer, which leaves this one as it is. */
  headerOf({ tone, text }: Toast): string {
    return writeJsonCookie('__toast', { tone, text: text.slice(0, longest) }, this.scope, waitSeconds)
  }
}
