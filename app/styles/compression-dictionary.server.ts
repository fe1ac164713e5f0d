import { createHash } from 'node:crypto'
import accountStyles from '~/features/account/account.css?inline'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import homeBarStyles from '~/features/home/home-bar.css?inline'
import homeStyles from '~/features/home/home.css?inline'
import ordersStyles from '~/features/orders/orders.css?inline'
import paymentStyles from '~/features/payments/payments.css?inline'
import storeStyles from '~/features/stores/store.css?inline'
import * as drawings from '~/ui/icons/drawings'
import shellStyles from './shell.css?inline'

const styles = [
  ...[shellStyles, homeStyles, homeBarStyles, storeStyles],
  ...[checkoutStyles, paymentStyles, ordersStyles, accountStyles],
]

/** Styles of the screens on the way to an order, and icons, which are most of the text that pages have in common. */
const bytes = Buffer.from([...styles, ...Object.values(drawings)].join(''))
const hash = createHash('sha256').update(bytes).digest()

/**
 * The dictionary of pages (RFC 9842): a browser that has it gets pages without the text that the dictionary contains.
 * `name` is its file name, and `available` how a browser says that it has it.
 */
export const dictionary = {
  bytes,
  hash,
  name: hash.toString('base64url', 0, 9),
  available: `:${hash.toString('base64')}:`,
}
