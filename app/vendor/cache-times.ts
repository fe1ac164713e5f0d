/** How long answers that are the same for everyone stay fresh, in ms. Checks before an order are never cached. */
export const cacheTimes = {
  settings: 60_000,
  languages: 60_000,
  nearby: 30_000,
  store: 30_000,
  menus: 60_000,
  item: 20_000,
}

/** Part of every cache key. Raise it when a domain type that is cached changes: old and new machines share a store. */
export const cacheShape = 2
