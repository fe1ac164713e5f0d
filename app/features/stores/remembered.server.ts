type Facts = Record<string, string | number | boolean | null | undefined>

/**
 * Returns `make`, whose last result for an object is used again while the facts are equal. Stores and items stay the same objects as
 * long as the vendor's answer is cached, and look the same to most visitors.
 */
export function remembered<Source extends object, Some extends Facts, Made>(
  make: (source: Source, facts: Some) => Made,
): (source: Source, facts: Some) => Made {
  const last = new WeakMap<Source, { facts: Some; made: Made }>()
  return (source, facts) => {
    const known = last.get(source)
    if (known && isSame(known.facts, facts)) return known.made
    const made = make(source, facts)
    last.set(source, { facts, made })
    return made
  }
}

function isSame(facts: Facts, others: Facts) {
  const names = Object.keys(facts)
  return names.length === Object.keys(others).length && names.every((name) => facts[name] === others[name])
}
