/**
 * Returns `make`, whose last result for an object is used again while the other arguments are the same. What is read
 * from a vendor's answer stays the same objects as long as that is cached, and looks the same to most visitors.
 */
export function remembered<Source extends object, Facts extends unknown[], Made>(
  make: (source: Source, ...facts: Facts) => Made,
): (source: Source, ...facts: Facts) => Made {
  const last = new WeakMap<Source, { facts: Facts; made: Made }>()
  return (source, ...facts) => {
    const known = last.get(source)
    if (known?.facts.every((fact, at) => fact === facts[at])) return known.made
    const made = make(source, ...facts)
    last.set(source, { facts, made })
    return made
  }
}
