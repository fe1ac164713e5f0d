import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
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

export default defineConfig({
  plugins: [reloadOnChange, remix(remixConfig)],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  server: { host: '127.0.0.1' },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
})
