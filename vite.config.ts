import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
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

/** Brotli copies of the assets, made once at the best quality; `server.ts` serves them. */
const precompress = compression({
  include: /\.(js|css|svg)$/,
  threshold: 256,
  algorithms: [defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
})

/**
 * What the cart island needs comes in two files, React and the rest, instead of a dozen small ones: each costs a round
 * trip's headers. Routes share these modules on the server only; no page loads a route's client file.
 */
function islandChunk(id: string) {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (
    /node_modules\/big\.js\/|app\/(domain\/(cart|money|minimum-order)|islands\/cart\/(?!messages|mount|words\.server)|ui\/(icon|veg-mark)|paths)/.test(
      id,
    )
  )
    return 'cart'
  if (/app\/islands\/behaviours\/(choice-problems|dialog|page|region)/.test(id)) return 'pages'
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reloadOnChange, remix(remixConfig), ...(isSsrBuild ? [] : [precompress])],
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
