import { once, type EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRequire, Module } from 'node:module'
import type { AddressInfo, Socket } from 'node:net'

const HOST = '127.0.0.1'
const READ_ONLY = { rules: { '.read': true, '.write': false } }

interface WebSocket extends EventEmitter {
  terminate(): void
}

/** The part of the package's server that is used here. Its own declarations leave out what writing needs. */
interface DatabaseServer {
  baseRef: { update(changes: Record<string, unknown>): Promise<unknown> }
  setRules(rules: object): void
  handleConnection(socket: WebSocket): void
  close(): Promise<void>
}

type DatabaseServerClass = new (options: { server: Server }, host: string) => DatabaseServer

/**
 * The package requires all of `firebase` 7 but uses only its database. Only that is loaded, because it is fast, and
 * because the rest does not load if npm has installed parts of it beside those of a newer version.
 */
function loadPackage(): DatabaseServerClass {
  const requireHere = createRequire(import.meta.url)
  const requireInServer = createRequire(requireHere.resolve('firebase-server'))
  const whole = requireInServer.resolve('firebase')
  const requireInWhole = createRequire(whole)
  const app = requireInWhole('@firebase/app') as { default: unknown }
  requireInWhole('@firebase/database')
  requireHere.cache[whole] = Object.assign(new Module(whole), { loaded: true, exports: app.default })
  return requireHere('firebase-server') as DatabaseServerClass
}

/** A server whose connections are closed by invalid messages, which would otherwise end the program. */
function guarded(Base: DatabaseServerClass): DatabaseServerClass {
  return class extends Base {
    override handleConnection(socket: WebSocket): void {
      super.handleConnection(socket)
      const readers = socket.listeners('message')
      socket.removeAllListeners('message')
      socket.on('error', () => socket.terminate())
      socket.on('message', (data: unknown) => {
        try {
          for (const read of readers) read.call(socket, data)
        } catch {
          socket.terminate()
        }
      })
    }
  }
}

/** A realtime database that clients can only read. */
export interface RealtimeServer {
  /** The address of the database for clients. */
  url: string
  /** Sets values by their paths. Null removes one. */
  write(changes: Record<string, unknown>): void
  /** How many clients are connected. */
  connections(): number
  /** Closes all connections without notice, as a bad network does. Clients may reconnect at once. */
  cut(): void
  close(): Promise<void>
}

/** Opens an empty database on a port of this machine (0 for any free one); rejects when the port is taken. */
export async function openRealtimeServer(port: number): Promise<RealtimeServer> {
  const http = createServer((_req, res) => res.writeHead(404).end())
  const sockets = new Set<Socket>()
  http.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await once(http.listen(port, HOST), 'listening')
  const host = `${HOST}:${(http.address() as AddressInfo).port}`
  // Clients reconnect to the host name that the server gives them.
  const database = new (guarded(loadPackage()))({ server: http }, host)
  database.setRules(READ_ONLY)
  return {
    url: `http://${host}?ns=demo`,
    write: (changes) => void database.baseRef.update(changes),
    connections: () => sockets.size,
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      await database.close()
      http.close()
    },
  }
}
