import { decode } from 'html-entities'

/** Forms of a page, read without a browser. */

/**
 * The hidden fields of a form of a page.
 * @param {string} page
 * @param {string} formId
 * @returns {Record<string, string>}
 */
export function hiddenFields(page, formId) {
  const form = new RegExp(`<form[^>]*id="${formId}"[\\s\\S]*?</form>`).exec(page)?.[0] ?? ''
  const inputs = form.match(/<input type="hidden"[^>]*>/g) ?? []
  return Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}

/**
 * @param {string} tag
 * @param {string} name
 */
export function attribute(tag, name) {
  return decode(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
}
