type DictionaryKey =
  | keyof typeof import('../../locales/en/shell.json')
  | keyof typeof import('../../locales/en/stores.json')
  | keyof typeof import('../../locales/en/place.json')
  | keyof typeof import('../../locales/en/cart.json')
  | keyof typeof import('../../locales/en/account.json')
  | keyof typeof import('../../locales/en/checkout.json')
  | keyof typeof import('../../locales/en/pay.json')
  | keyof typeof import('../../locales/en/orders.json')
  | keyof typeof import('../../locales/en/join.json')
  | keyof typeof import('../../locales/en/password.json')
  | keyof typeof import('../../locales/en/social.json')
  | keyof typeof import('../../locales/en/profile.json')
  | keyof typeof import('../../locales/en/frame.json')
  | keyof typeof import('../../locales/en/home.json')
  | keyof typeof import('../../locales/en/filter.json')
  | keyof typeof import('../../locales/en/search.json')
  | keyof typeof import('../../locales/en/offers.json')
  | keyof typeof import('../../locales/en/help.json')
  | keyof typeof import('../../locales/en/extras.json')
  | keyof typeof import('../../locales/en/times.json')
  | keyof typeof import('../../locales/en/offline.json')
  | keyof typeof import('../../locales/en/chat.json')
  | keyof typeof import('../../locales/en/report.json')
  | keyof typeof import('../../locales/en/wallet.json')
  | keyof typeof import('../../locales/en/tracking.json')
  | keyof typeof import('../../locales/en/subscribe.json')
  | keyof typeof import('../../locales/en/subscriptions.json')
  | keyof typeof import('../../locales/en/track-map.json')
  | keyof typeof import('../../locales/en/rating.json')

/** The key of a text, without the plural form if the dictionary has one for each. */
type WithoutPlural<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

/** Every key of the dictionaries; typed from English. */
export type WordKey = WithoutPlural<DictionaryKey>

export type Dictionary = Record<string, string>

/**
 * The values of a text's placeholders. Numbers are formatted for the language, so digits that are no quantity (a year,
 * an order number) are text. `count` chooses the plural form. A placeholder without a value stays, to be filled later.
 */
type Values = { count?: number; [name: string]: string | number | string[] | undefined }

/** i18next's `t` with the keys of our dictionaries. */
export type Translate = (key: WordKey, values?: Values) => string
