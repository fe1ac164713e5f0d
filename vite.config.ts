import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { emptyClientRoutes, islandChunk, plainImports } from './islands.config.js'
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

/**
 * Writes the server's build with characters of one byte: a single other one would double the memory of its source, 4 MB that stay
 * in memory.
 */
const oneByteSource: Plugin = {
  name: 'one-byte-source',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler: (code) =>
      code.replace(/[^\0-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
  },
}

/**
 * The server's build holds its packages, which makes it start in two thirds of the time; but those with machine code or workers of
 * their own, and the one that `server.ts` shares with it.
 */
const loadedApart = ['sharp', 'libsql', 'ioredis', 'pino', '@remix-run/node', '@bokuweb/zstd-wasm']

/** Only our own code sees the modules in the browser, so they are neither frozen nor named. */
const plainModules = { freeze: false, generatedCode: { symbols: false } }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    reloadOnChange,
    plainImports,
    remix(remixConfig),
    emptyClientRoutes,
    isSsrBuild ? oneByteSource : precompress,
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  server: { host: '127.0.0.1' },
  // Else packages bring their development versions along.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: isSsrBuild ? { noExternal: true, external: loadedApart } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: islandChunk, ...plainModules } },
  },
}))
