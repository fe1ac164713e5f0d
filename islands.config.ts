import type { Plugin } from 'vite'

/**
 * Vite wraps every import() to load its styles and preloads first. Our chunks have none, and the wrapper was a third of
 * the bootstrap.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved({ plugins, build }) {
    const wrapper = plugins.findIndex(({ name }) => name === 'vite:build-import-analysis')
    if (wrapper >= 0 && !build.ssr) (plugins as Plugin[]).splice(wrapper, 1)
  },
}

/**
 * No page loads the files that Remix builds of routes for its client router, so they are built empty. Built whole, they
 * would keep whatever any screen uses of a module that the islands share with it.
 */
export const emptyClientRoutes: Plugin = {
  name: 'empty-client-routes',
  apply: 'build',
  enforce: 'post',
  transform: (_code, id) => (id.endsWith('?__remix-build-client-route') ? 'export {}' : undefined),
  onLog: (_level, { code }) => code !== 'EMPTY_BUNDLE',
}

/**
 * Few files instead of a dozen small ones, because each costs a round trip's headers: the bootstrap with what
 * everything else shares with it, the one script that a page loads by itself; then React, the cart, what follows a
 * courier, the maps, the client of the realtime database, what fetches pages, and what waits for events.
 */
const chunks = {
  bootstrap:
    /vite\/preload-helper|app\/entry\.client|app\/islands\/(bootstrap|chunks|connection|native|island-props|plain-toast)\./,
  react: /node_modules\/(react|react-dom|scheduler)\//,
  cart: /node_modules\/big\.js\/|app\/(domain\/(cart\/cart|money\/money)|islands\/cart\/(?!messages|choice-problems|tip)|paths|cookie-names)/,
  track: /app\/islands\/track\/mount\.|app\/domain\/orders\/(courier-route|track)\./,
  google: /node_modules\/@react-google-maps\/|app\/islands\/map\/google\./,
  database: /node_modules\/(@?firebase|idb)\/|app\/islands\/track\/database\./,
  regions: /app\/islands\/(dialog|fetch-page)\./,
  updates: /app\/islands\/updates\./,
}

export const islandOutput = {
  /** The file that a module of the browser's code goes into; undefined leaves it to the bundler. */
  manualChunks: (id: string) => Object.entries(chunks).find(([, modules]) => modules.test(id))?.[0],
  // Only our own code imports the browser's modules, so freezing them and giving them a toStringTag would be waste.
  freeze: false,
  generatedCode: { symbols: false },
  // The bootstrap names eight scripts, and hashes do not compress. Seven letters still tell builds apart.
  chunkFileNames: 'assets/[name]-[hash:7].js',
}
