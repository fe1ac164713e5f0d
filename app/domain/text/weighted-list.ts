/** The names in a header such as `Accept-Language`, in lower case, with their weights: by default 1, NaN if invalid. */
export function weightedList(header: string): [name: string, weight: number][] {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      return [name, Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1)]
    })
}
