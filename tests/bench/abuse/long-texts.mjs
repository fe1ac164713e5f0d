import { extraLimitMs, slowestText } from '../../support/long-texts.mjs'
import { row } from '../report.mjs'

/** 28 kB of text wherever a text is read: how much longer the slowest request takes than one with a short text. */
export async function measureLongTexts({ storefront }) {
  const { sent, extraMs, name, pattern } = await slowestText(storefront)
  return [
    row('long texts: sent', sent, '', null, '28 kB in addresses, forms and headers, one at a time'),
    row('long texts: slowest, more than a plain text', Math.round(extraMs), 'ms', extraLimitMs, `${name} ${pattern}`),
  ]
}
