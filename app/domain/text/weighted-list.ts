/** The names of a header such as `Accept-Language`, in lower case, each with its weight: 1 by default, NaN for one that is no number. */
export function weightedList(header: string): [name: string, weight: number][] {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      return [name, Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1)]
    })
}
