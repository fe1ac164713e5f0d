import { decode } from 'html-entities'
import { direction, supportedLocales } from '../../app/domain/brand/locale'
import { gateways } from '../../app/domain/payments/gateways'
import { dictionaryOf } from '../kit/words'
import { longNames } from '../support/long-names'
import { everyScreen, guestScreens, screenRoutes, startsToJoin } from '../support/screens'
import { expect, test } from '../support/test'
import { changeValues, type Change } from '../support/vendor-proxy'
import { Visitor } from '../support/visitor'

/** Replaces every text of the vendor, so that all other letters on a page are ours. */
const vendorText = '✻ ✻'

/** Texts of the vendor and text typed into its forms. */
const vendorKeys = /(title|heading|keywords|description|_desc|question|answer)$/

/** Forms whose constraints a browser would report, in its own language and words. */
const browserValidated = (page: string) =>
  (page.match(/<form\b[\s\S]*?<\/form>/g) ?? []).filter(
    (form) =>
      /<(?:input|select|textarea)[^>]* (?:required|min|max|pattern|step|type="(?:email|url|number|date)")\b/.test(
        form,
      ) && !/^<form[^>]* novalidate/i.test(form),
  )

/** A vendor with these languages whose every text is the same sign. */
function speaking([primary_lang, secondary_lang = '']: string[]): Change {
  const signs = longNames(vendorText)
  return async (call, body) =>
    changeValues(await signs(call, body), (key, value) => {
      if (key === 'primary_lang') return primary_lang
      if (key === 'secondary_lang') return secondary_lang
      return typeof value === 'string' && vendorKeys.test(key) ? vendorText : value
    })
}

/** The words of a page: its texts, and attributes that are shown or read aloud. */
function textsOf(page: string): string[] {
  const markup = page.replace(/<!--.*?-->/g, '').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const read = /(?:aria-label|placeholder|alt|title|copied|denied|unavailable|"description" content)="([^"]*)"/g
  const attributes = [...markup.matchAll(read)].map(([, text = '']) => text)
  return [...markup.split(/<[^>]+>/), ...attributes]
    .map((text) =>
      decode(text)
        .replace(/\S+@\S+/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text))
}

const english = dictionaryOf('en')
const keys = new Set(Object.keys(english))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names that are the same in every language, and the searched text. */
const names = new RegExp(['Google Play', 'App Store', 'dal rice', ...gateways.map(({ name }) => name)].join('|'), 'g')

/** The English texts of two words and more, as patterns with their placeholders open. */
const englishTexts = Object.values(english)
  .filter((text) => /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text.replace(/\{\{[^}]+\}\}/g, '')))
  .map((text) => new RegExp(`^${escaped(text).replace(/\\\{\\\{[^}]+\\\}\\\}/g, '.*')}$`))

const translations = Object.fromEntries(supportedLocales.map((it) => [it, new Set(Object.values(dictionaryOf(it)))]))

/** Pages share most of their texts, and each is checked against every English one. */
const checked = new Map<string, boolean>()

/** Whether a text on a page is not in the page's language. */
function isWrong(text: string, locale: string): boolean {
  const name = `${locale} ${text}`
  const isWrongText = checked.get(name) ?? isForeign(text, locale)
  checked.set(name, isWrongText)
  return isWrongText
}

function isForeign(text: string, locale: string): boolean {
  if (/\{\{|\}\}|\bundefined\b|\bNaN\b|\bnull\b|\[object /.test(text)) return true
  if (text.split(/[\s,;:()]+/).some((word) => keys.has(word))) return true
  if (locale === 'en') return false
  if (!translations[locale]?.has(text) && englishTexts.some((shape) => shape.test(text))) return true
  return ['ar', 'th', 'ru'].includes(locale) && /\b[A-Za-z]{2,}[ ,.]+[A-Za-z]{2,}/.test(text.replace(names, ''))
}

for (const languages of [['en', 'fr'], ['ar', 'th'], ['ru', 'de'], ['es']]) {
  test.describe(`a vendor that speaks ${languages.join(' ')}`, () => {
    test.use({ changedVendor: { change: speaking(languages) } })

    test('shows every screen in each language, complete and only in its own words', async ({
      visitor,
      storefront,
      brand,
      demo,
    }) => {
      const guest = new Visitor(storefront, brand.host)
      await startsToJoin(guest)
      const screens = await everyScreen(visitor, brand, demo)
      expect(Object.keys(screens).sort()).toEqual(screenRoutes().sort())
      // Checked once, because hundreds of checks take long.
      const problems: string[] = []
      for (const locale of languages) {
        const start = `<html lang="${locale}" dir="${direction(locale)}"`
        for (const [route, path] of Object.entries(screens)) {
          const who = guestScreens.includes(route) ? guest : visitor
          const lang = `${path.includes('?') ? '&' : '?'}lang=${locale}`
          const { text } = await who.open(path + lang)
          const wrong = new Set(textsOf(text).filter((text) => isWrong(text, locale)))
          const found = [...(text.includes(start) ? [] : [`no ${start}`]), ...wrong, ...browserValidated(text)]
          problems.push(...found.map((problem) => `${route} in ${locale}: ${problem}`))
        }
      }
      expect(problems).toEqual([])
    })
  })
}
