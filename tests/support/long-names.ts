import { changeValues, type Change } from './vendor-proxy'

/** Keys of texts that people typed: names, addresses, descriptions, notes. */
const typed =
  /name$|description$|address$|_text$|^(adress_clarification|cancelled_desc|customize|cuisine_name|delivery_time|flat_no|landmark|city|state|long_name|notes|msg|not_available_reason|payment_method)$/i

/** Pictures that replace a name. */
const logos = ['app_logo', 'web_horizontal_logo']

/** A vendor that gives everything the same long name, and has no logo. */
export function longNames(name: string): Change {
  return (_, body) =>
    changeValues(body, (key, value) => {
      if (logos.includes(key)) return ''
      if (!typed.test(key)) return value
      if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? [name, name, name] : value
      return typeof value === 'string' ? name : value
    })
}
