import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'

/** Remix's hot updates expect its client router, which our pages never load: every change reloads the page instead. */
const reloadOnChange: Plugin = {
  name: 'reload-on-change',
  apply: 'serve',
  enforce: 'pre',
  handleHotUpdate({ server }) {
    server.ws.send({ type: 'full-reload' })
    return []
  },
}

/** Files smaller than this, in bytes, travel as well without compression. */
const worthCompressing = 256

/** Brotli copies of the assets, made once at the best quality; `server.ts` serves them. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const source = file.type === 'chunk' ? file.code : file.source
        if (!/\.(js|css|svg)$/.test(file.fileName) || Buffer.byteLength(source) < worthCompressing) continue
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(source) })
      }
    },
  },
}

/** Vite wraps every import() to load its styles and preloads first. Our chunks have none, so the wrapper only calls it: a third of the bootstrap. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/**
 * Few files instead of a dozen small ones, because each costs a round trip's headers: the bootstrap with what everything else
 * shares with it, the one script that a page loads by itself; then React, the cart, and what fetches pages. Routes share these
 * modules on the server only; no page loads a route's client file.
 */
const chunks = {
  bootstrap:
    /vite\/preload-helper|app\/entry\.client|app\/islands\/(attributes|bootstrap|line|native|page-data|plain-toast|registry)\./,
  react: /node_modules\/(react|react-dom|scheduler)\//,
  cart: /node_modules\/big\.js\/|app\/(domain\/(cart|money|minimum-order)|islands\/cart\/(?!messages|mount)|ui\/(icon|veg-mark)|paths|cookie-names)/,
  pages: /app\/islands\/behaviours\/(choice-problems|dialog|page|region)\./,
}

function islandChunk(id: string) {
  return Object.entries(chunks).find(([, modules]) => modules.test(id))?.[0]
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reloadOnChange, plainImports, remix(remixConfig), ...(isSsrBuild ? [] : [precompress])],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: islandChunk } },
  },
}))
