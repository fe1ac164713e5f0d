import type { Locale } from '../../app/domain/brand/locale'
import { answersWith, changeValues, type Change } from '../support/vendor-proxy'

/** A vendor that offers one language only. */
export const speaking = (locale: Locale) => answersWith({ primary_lang: locale, secondary_lang: '' })

/** What a vendor may leave empty: pictures, texts, links, colours, and the figures that are counted for it. */
const optionalText =
  /image|_img$|logo|icon|banner_text|title|desc|footer|link$|twitter|instagram|youtube|colou?r|keywords|cuisine|tags$|discount_text|two_person_price|cart_info_text|phone|support|email$/
const optionalList = /front_images|banners|static_pages|restaurant_tags|cuisines|popular/
const counted = /avg_rating|rating_user_count|review_count/

/** A vendor that fills in nothing that it may leave out. */
export const bare: Change = (call, body) => {
  if (/banner|coupon|offer|faq|popular/.test(call)) return changeValues(body, emptied)
  return changeValues(body, (key, value) => {
    if (typeof value === 'string' && optionalText.test(key) && !/order_image/.test(key)) return ''
    if (Array.isArray(value) && optionalList.test(key)) return []
    return counted.test(key) ? null : value
  })
}

const emptied = (key: string, value: unknown) => (key === 'Result' ? [] : value)
