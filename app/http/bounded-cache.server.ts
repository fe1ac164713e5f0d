import { LRUCache } from 'lru-cache'

/**
 * A cache of at most `most` entries, of which the longest unused goes first. It takes memory as it fills: the library's
 * own `max` takes all of it at once, which costs ten milliseconds of a start and two megabytes.
 */
export const boundedCache = <Value extends NonNullable<unknown>, Context = unknown>(
  most: number,
  options?: Omit<LRUCache.OptionsMaxLimit<string, Value, Context>, 'max'>,
) => new LRUCache<string, Value, Context>({ ...options, maxSize: most, sizeCalculation: () => 1 })
