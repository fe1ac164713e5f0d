/**
 * What is made once for each language, such as an `Intl` formatter: making one takes longer than using it a hundred times. A variant
 * of it, such as a number of decimals, is made once as well.
 */
export function perLocale<Made, Variant extends string | number | void = void>(
  make: (locale: string, variant: Variant) => Made,
): (locale: string, variant: Variant) => Made {
  const made = new Map<string, Made>()
  return (locale, variant) => {
    const key = `${locale} ${variant}`
    const one = made.get(key) ?? make(locale, variant)
    made.set(key, one)
    return one
  }
}
