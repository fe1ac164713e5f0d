import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import { emptyClientRoutes, islandOutput, plainImports } from './islands.config.js'
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

/** Files smaller than this, in bytes, gain nothing from compression. */
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
 * Escapes characters of more than one byte in the server's build. A single one would make V8 store the whole source
 * (4 MB, kept in memory) with two bytes per character.
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
 * Packages left out of the server's build, for their machine code or workers, or because they replace Node's `require`,
 * which a module does not have. Bundling all others cuts the start to two thirds of its time.
 */
const loadedApart = ['sharp', 'libsql', 'pino', '@bokuweb/zstd-wasm', '@opentelemetry/instrumentation-undici']

/** The package that `@remix-run/node` passes on, as a module. As CommonJS, Node would load it and a second router. */
const asModules = { '@remix-run/node': '@remix-run/server-runtime' }

/** Packages write about annotations in comments. Rollup takes these for misplaced ones, and a warning helps nobody. */
const quietRollup: Rollup.RollupOptions = {
  onwarn: (warning, warn) => {
    if (warning.code !== 'INVALID_ANNOTATION') warn(warning)
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    reloadOnChange,
    plainImports,
    remix(remixConfig),
    emptyClientRoutes,
    isSsrBuild ? oneByteSource : precompress,
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)), ...(isSsrBuild && asModules) } },
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 3000 },
  // Otherwise packages would bundle their development versions.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: isSsrBuild ? { noExternal: true, external: loadedApart } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild ? quietRollup : { output: islandOutput },
  },
}))
