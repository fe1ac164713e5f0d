/** A wait in words, such as '2 minutes' or 'دقيقتان': in seconds below a minute, else in minutes, rounded up. */
export function waitText(ms: number, locale: string): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  const units = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' })
  return units.format(count)
}
