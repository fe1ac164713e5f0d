/** Creates a value once per language and variant: making an `Intl` formatter takes longer than a hundred uses of it. */
export function perLocale<Made, Variant extends string | number | void = void>(
  make: (locale: string, variant: Variant) => Made,
): (locale: string, variant: Variant) => Made {
  const valueByKey = new Map<string, Made>()
  return (locale, variant) => {
    const key = `${locale} ${variant}`
    const value = valueByKey.get(key) ?? make(locale, variant)
    valueByKey.set(key, value)
    return value
  }
}
