import { z } from 'zod'
import {
  longestCookie,
  readJsonCookie,
  readPlain,
  writeJsonCookie,
  type CookieScope,
  type OwnCookie,
} from '~/http/device/cookies.server'

/** When the cookie expires, in ms since the epoch. It is checked here because a browser may keep a cookie longer. */
type Ending = { until: number }

/** A cookie that carries data from one step to the next, with a maximum lifetime in seconds. */
export type ShortCookie<T extends Ending> = { name: OwnCookie; schema: z.ZodType<T>; seconds: number }

/** The end of a short-lived cookie that is set now, in ms since the epoch. */
export const endOf = ({ seconds }: Pick<ShortCookie<Ending>, 'seconds'>) => Date.now() + seconds * 1000

/** The short-lived cookies of one request, signed by name and vendor like all others. */
export class ShortCookies {
  /** Values set in this request; null for a cleared one. */
  private readonly changed = new Map<OwnCookie, { value: unknown; header: string }>()

  constructor(
    private readonly cookieHeader: string | null,
    private readonly scope: CookieScope,
  ) {}

  /** The cookie's value; null if missing, expired, not signed for this vendor, or of an older version of the site. */
  read<T extends Ending>({ name, schema }: ShortCookie<T>): T | null {
    const own = this.changed.get(name)
    const value = schema
      .nullable()
      .catch(null)
      .parse(own ? own.value : readJsonCookie(this.cookieHeader, name, this.scope))
    return value && value.until > Date.now() ? value : null
  }

  /** Sets the cookie until its value expires; returns false and changes nothing if it is too long for a cookie. */
  set<T extends Ending>({ name, seconds }: ShortCookie<T>, value: T): boolean {
    const secondsLeft = Math.ceil((value.until - Date.now()) / 1000)
    const header = writeJsonCookie(name, value, this.scope, Math.min(seconds, secondsLeft))
    if (header.length > longestCookie) return false
    this.changed.set(name, { value, header })
    return true
  }

  clear({ name }: Pick<ShortCookie<Ending>, 'name'>) {
    this.changed.delete(name)
    if (readPlain(this.cookieHeader, name) === undefined) return
    this.changed.set(name, { value: null, header: writeJsonCookie(name, null, this.scope) })
  }

  headers(): string[] {
    return [...this.changed.values()].map(({ header }) => header)
  }
}

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

  /** The Set-Cookie header, or null if unchanged. Only a page removes the toast, which outlasts a redirect. */
  header({ isPage }: { isPage: boolean }): string | null {
    if (isPage && this.isTaken) return writeJsonCookie('__toast', null, this.scope)
    return this.newToast && this.headerOf(this.newToast)
  }

  /** The Set-Cookie header of a toast for another answer; this one does not change. */
  headerOf({ tone, text }: Toast): string {
    return writeJsonCookie('__toast', { tone, text: text.slice(0, longest) }, this.scope, waitSeconds)
  }
}
