import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Brand } from '../catalogue/types'
import { preparedOnce } from '../db/open'
import { tokens, users, type User } from '../db/schema'
import { HttpFailure, refused, type Answer } from './answer'
import type { Demo } from './demo'
import { parseFields, plainText } from './fields'
import { message, type MessageKey } from './messages'
import { tokenHash } from './secrets'
import { inLanguage, langOf, type Lang, type Words } from './words'

/** A request, independent of how it was sent. */
export interface Incoming {
  fields: Record<string, unknown>
  /** Bearer token. */
  token: string | null
  /** The address at which the client reached this server. */
  origin: string
  /** Address of the shop, when its pages call from the browser. */
  shop: string | null
}

/** A call of the API. */
export interface Call {
  name: string
  method: 'GET' | 'POST'
  answer: (demo: Demo, incoming: Incoming) => object | Promise<object>
}

/** What answers need: a language, a brand, and addresses of this server. */
export interface Voice {
  lang: Lang | null
  origin: string
  brand: Brand
  /** A message to the customer. */
  say: (key: MessageKey, values?: Record<string, string>) => string
  /** A text of the seed in the language of the answer. */
  words: (words: Words) => string
  /** Absolute address of a picture. */
  picture: (file: string) => string
}

/** What a call for guests works with. */
export interface GuestContext<Body> extends Voice {
  demo: Demo
  body: Body
  /** The customer, if one is signed in. It queries the database. */
  visitor: () => User | undefined
}

/** What a call for signed-in customers works with. */
export interface MemberContext<Body> extends GuestContext<Body> {
  user: User
  token: string
  shop: string | null
}

type Run<Context> = (context: Context) => Answer | Promise<Answer>
type Shape = z.ZodRawShape
type Body<S extends Shape> = z.output<z.ZodObject<S>>

/** A voice for a brand in a language. */
export function voiceOf(brand: Brand, lang: Lang | null, origin: string): Voice {
  return {
    lang,
    origin,
    brand,
    say: (key, values) => message(key, lang, values),
    words: (words) => inLanguage(words, brand.languages, lang),
    picture: (file) => `${origin}/pictures/${file}${file.includes('.') ? '' : '.webp'}`,
  }
}

/** The language a call asks for; one call spells the key differently. */
const langOfFields = (fields: Record<string, unknown>) => langOf(fields.is_langauge ?? fields.is_language)

const tokenRow = preparedOnce((db) =>
  db
    .select({ user: users, expiresAt: tokens.expiresAt })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(eq(tokens.hash, sql.placeholder('hash')))
    .prepare(),
)

/** The customer of a token, and whether the token has expired. */
function holderOf(demo: Demo, token: string | null): { user: User; expired: boolean } | undefined {
  if (!token) return undefined
  const row = tokenRow(demo.db).get({ hash: tokenHash(token) })
  return row && { user: row.user, expired: row.expiresAt <= demo.clock.now() }
}

/** A call for everybody. The brand is found by vendor_id, or by host name for calls that carry one. */
export function guestCall<S extends Shape>(
  name: string,
  shape: S,
  run: Run<GuestContext<Body<S>>>,
  options: { method?: 'GET'; brandBy?: 'order_web' } = {},
): Call {
  const schema = z.object(shape)
  return {
    name,
    method: options.method ?? 'POST',
    answer(demo, { fields, token, origin }) {
      const lang = langOfFields(fields)
      const body = parseFields(schema, fields, lang)
      const brand = options.brandBy
        ? demo.catalogue.brandByHost(plainText(fields.order_web))
        : demo.catalogue.brandById(plainText(fields.vendor_id))
      if (!brand) return refused(message(options.brandBy ? 'notFound' : 'vendorUnknown', lang))
      const visitor = () => {
        const holder = holderOf(demo, token)
        return holder?.expired || holder?.user.vendorId !== brand.id ? undefined : holder.user
      }
      return run({ ...voiceOf(brand, lang, origin), demo, body, visitor })
    },
  }
}

const unauthenticated = () => new HttpFailure(401, { message: 'Unauthenticated.' })

/**
 * A call for signed-in customers: the brand is the one the token belongs to. An expired token is a 401 like a
 * missing one, except where `whenExpired` answers in the body.
 */
export function memberCall<S extends Shape>(
  name: string,
  shape: S,
  run: Run<MemberContext<Body<S>>>,
  options: { method?: 'GET'; whenExpired?: (say: Voice['say']) => Answer } = {},
): Call {
  const schema = z.object(shape)
  return {
    name,
    method: options.method ?? 'POST',
    answer(demo, { fields, token, origin, shop }) {
      const holder = holderOf(demo, token)
      const brand = holder && demo.catalogue.brandById(String(holder.user.vendorId))
      const vendorId = plainText(fields.vendor_id).trim()
      const otherBrand = vendorId !== '' && vendorId !== String(holder?.user.vendorId)
      const lang = langOfFields(fields)
      if (holder?.expired && options.whenExpired) return options.whenExpired((key) => message(key, lang))
      if (!token || !brand || holder.expired) throw unauthenticated()
      const { user } = holder
      const body = parseFields(schema, fields, lang)
      if (otherBrand) throw unauthenticated()
      return run({ ...voiceOf(brand, lang, origin), demo, body, visitor: () => user, user, token, shop })
    },
  }
}
