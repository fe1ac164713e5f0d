import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDemo } from './app'
import { startRealtime } from './realtime/database'

const host = process.env.DEMO_HOST || '127.0.0.1'
const port = Number(process.env.DEMO_PORT || 4600)

const { app, demo } = createDemo({
  db: process.env.DEMO_DB || undefined,
  shopPort: Number(process.env.SHOP_PORT || 3000),
  tell: console.log,
})
// The server never closes an idle connection: on a busy machine a client's next call might already be on its way.
const server = createServer({ keepAliveTimeout: 0 }, app)

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = `Port ${port} is already in use; set DEMO_PORT to another one.`
  console.error(error.code === 'EADDRINUSE' ? busy : `The demo vendor cannot start: ${error.message}`)
  process.exit(1)
})

/** The port of the realtime database: the next one, or the given one. 0 and "off" mean no database. */
async function openRealtime(ownPort: number): Promise<void> {
  const wanted = process.env.DEMO_REALTIME_PORT || String(ownPort + 1)
  if (wanted === '0' || wanted === 'off') return
  try {
    await startRealtime(demo, Number(wanted))
    console.log(`Realtime database ready: ${demo.realtimeUrl}`)
  } catch (error) {
    const busy = `port ${wanted} is already in use; set DEMO_REALTIME_PORT to another one.`
    console.error(
      `No realtime database: ${error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? busy : error}`,
    )
  }
}

server.listen(port, host, () => {
  const ownPort = (server.address() as AddressInfo).port
  console.log(`Demo vendor ready: http://${host}:${ownPort}/api/v1`)
  void openRealtime(ownPort)
})
