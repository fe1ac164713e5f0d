import type shell from '../../locales/en/shell.json'
import type stores from '../../locales/en/stores.json'
import type place from '../../locales/en/place.json'
import type cart from '../../locales/en/cart.json'
import type account from '../../locales/en/account.json'
import type checkout from '../../locales/en/checkout.json'
import type pay from '../../locales/en/pay.json'
import type orders from '../../locales/en/orders.json'
import type join from '../../locales/en/join.json'
import type password from '../../locales/en/password.json'
import type social from '../../locales/en/social.json'
import type profile from '../../locales/en/profile.json'
import type frame from '../../locales/en/frame.json'
import type home from '../../locales/en/home.json'
import type filter from '../../locales/en/filter.json'
import type search from '../../locales/en/search.json'
import type offers from '../../locales/en/offers.json'
import type help from '../../locales/en/help.json'
import type extras from '../../locales/en/extras.json'
import type times from '../../locales/en/times.json'
import type offline from '../../locales/en/offline.json'
import type chat from '../../locales/en/chat.json'
import type report from '../../locales/en/report.json'
import type wallet from '../../locales/en/wallet.json'
import type tracking from '../../locales/en/tracking.json'
import type subscribe from '../../locales/en/subscribe.json'
import type subscriptions from '../../locales/en/subscriptions.json'
import type trackMap from '../../locales/en/track-map.json'
import type rating from '../../locales/en/rating.json'

type DictionaryKey = keyof (typeof shell &
  typeof stores &
  typeof place &
  typeof cart &
  typeof account &
  typeof checkout &
  typeof pay &
  typeof orders &
  typeof join &
  typeof password &
  typeof social &
  typeof profile &
  typeof frame &
  typeof home &
  typeof filter &
  typeof search &
  typeof offers &
  typeof help &
  typeof extras &
  typeof times &
  typeof offline &
  typeof chat &
  typeof report &
  typeof wallet &
  typeof tracking &
  typeof subscribe &
  typeof subscriptions &
  typeof trackMap &
  typeof rating)

/** The key of a text, without the plural form if the dictionary has one for each. */
type WithoutPlural<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

/** Every key of the dictionaries; typed from English. */
export type WordKey = WithoutPlural<DictionaryKey>

export type Dictionary = Record<string, string>

/**
 * The values of a text's placeholders. Numbers are formatted for the language, so digits that are no quantity (a year, an order
 * number) are passed as text. `count` chooses the plural form. A placeholder without a value stays, to be filled later.
 */
type Values = { count?: number; [name: string]: string | number | string[] | undefined }

/** i18next's `t` with the keys of our dictionaries. */
export type Translate = (key: WordKey, values?: Values) => string
