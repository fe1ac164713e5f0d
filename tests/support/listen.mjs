import { createServer } from 'node:http'

/**
 * Starts a server on a free port of this machine. `stop` ends its open connections too.
 * @param {import('node:http').Server} server
 */
export async function listen(server) {
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

/** A TCP port of this machine that is free right now. */
export async function freePort() {
  const { port, stop } = await listen(createServer())
  await stop()
  return port
}
