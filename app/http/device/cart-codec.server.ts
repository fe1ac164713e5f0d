import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { emptyCart, mostUnits, type Cart, type CartLine } from '~/domain/cart/cart'

/** First character of the value; another one is an unknown layout. */
const version = '2'
/** Longest value in characters: a cookie has 4096 bytes with its name, signature and attributes. */
const longestValue = 3600
/** More lines than this never fit. */
export const mostLines = 300
const mostText = 64 * 1024

/** Separators of columns, lines and choices, their escape character, and lone surrogates, which UTF-8 cannot encode. */
const reserved = /[%,;\n]|\p{Cs}/gu
/** Encodes an empty id, which would otherwise read as a missing one. */
const blank = '%'

/** The id of a cart: short, and without characters that have a meaning in keys or columns. */
const cartId = /^[\w-]{1,24}$/

/** A cart with the id that it got with its first line; an empty cart has none. */
type StoredCart = { cart: Cart; id: string }

/**
 * The cart as a cookie value: six columns of text (store, items, choices, quantities, prices, id), deflated. Null when
 * it does not fit in a cookie or would not decode. An empty cart is the version alone.
 */
export function encodeCart({ cart, id }: StoredCart): string | null {
  if (cart.lines.length === 0) return version
  if (!isPlausible(cart)) return null
  const columns = [
    escapeId(cart.storeId),
    cart.lines.map((line) => escapeId(line.itemId)).join(','),
    cart.lines.map((line) => line.choiceIds.map(escapeId).join(';')).join(','),
    cart.lines.map((line) => line.quantity).join(','),
    cart.lines.map((line) => line.priceSeen).join(','),
    id,
  ]
  const text = Buffer.from(columns.join('\n'))
  if (text.byteLength > mostText) return null
  const value = version + deflateRawSync(text, { level: 9 }).toString('base64url')
  return value.length <= longestValue ? value : null
}

/** The cart of a cookie value, or null for anything that `encodeCart` would not have written. Never throws. */
export function decodeCart(value: string): StoredCart | null {
  if (value === version) return { cart: emptyCart(), id: '' }
  if (value.length > longestValue || !/^2[\w-]+$/.test(value)) return null
  try {
    const packed = Buffer.from(value.slice(version.length), 'base64url')
    const stored = readColumns(inflateRawSync(packed, { maxOutputLength: mostText }).toString())
    return stored && isPlausible(stored.cart) && cartId.test(stored.id) ? stored : null
  } catch {
    return null
  }
}

function readColumns(text: string): StoredCart | null {
  const columns = text.split('\n')
  const [itemIds = [], choiceIds = [], counts = [], prices = []] = columns.slice(1).map((column) => column.split(','))
  const isEven = [choiceIds, counts, prices].every((column) => column.length === itemIds.length)
  if (columns.length !== 6 || !isEven) return null
  const lines = itemIds.map((itemId, at): CartLine => {
    const chosen = choiceIds[at] ?? ''
    return {
      itemId: readId(itemId),
      choiceIds: chosen === '' ? [] : chosen.split(';').map(readId),
      quantity: /^\d{1,4}$/.test(counts[at] ?? '') ? Number(counts[at]) : 0,
      priceSeen: prices[at] ?? '',
    }
  })
  return { cart: { storeId: readId(columns[0] ?? ''), lines }, id: columns[5] ?? '' }
}

/** Whether a cart is one that the storefront makes; signed or not, a cookie is only a claim. */
function isPlausible({ storeId, lines }: Cart) {
  return storeId !== '' && lines.length <= mostLines && lines.every(isPlausibleLine)
}

function isPlausibleLine({ itemId, quantity, priceSeen }: CartLine) {
  const isUnits = Number.isInteger(quantity) && quantity >= 1 && quantity <= mostUnits
  return itemId !== '' && isUnits && /^\d{1,15}(\.\d{1,12})?$/.test(priceSeen)
}

function escapeId(id: string) {
  return id === '' ? blank : id.replace(reserved, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function readId(text: string) {
  if (text === blank) return ''
  return text.replace(/%([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
