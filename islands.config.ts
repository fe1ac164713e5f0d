import type { Plugin } from 'vite'

/** Vite wraps every import() to load its styles and preloads first. Our chunks have none, so the wrapper only calls it: a third of the bootstrap. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/**
 * Few files instead of a dozen small ones, because each costs a round trip's headers: the bootstrap with what everything else
 * shares with it, the one script that a page loads by itself; then React, the cart, what follows a courier, the client of the
 * realtime database, and what fetches pages. Routes share these modules on the server only; no page loads a route's client file.
 */
const chunks = {
  bootstrap:
    /vite\/preload-helper|app\/entry\.client|app\/islands\/(attributes|bootstrap|line|native|page-data|plain-toast|registry)\./,
  react: /node_modules\/(react|react-dom|scheduler)\//,
  cart: /node_modules\/big\.js\/|app\/(domain\/(cart|money|minimum-order)|islands\/cart\/(?!focus|messages|mount)|ui\/(icon|veg-mark)|paths|cookie-names)/,
  track: /app\/islands\/track\/(mount|follow|say-way|way-store|when-wanted)\.|app\/domain\/(courier-way|track)\./,
  database: /node_modules\/(@?firebase|idb)\/|app\/islands\/track\/database\./,
  pages: /app\/islands\/(behaviours\/(choice-problems|dialog|page|region)|cart\/focus)\./,
}

/** The file that a module of the browser's code goes into; undefined leaves it to the bundler. */
export function islandChunk(id: string) {
  return Object.entries(chunks).find(([, modules]) => modules.test(id))?.[0]
}
