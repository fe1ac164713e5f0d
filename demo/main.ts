import { createServer } from 'node:http'
import { createDemo } from './app'

const HOST = '127.0.0.1'
const port = Number(process.env.DEMO_PORT || 4600)

const server = createServer(
  createDemo({
    db: process.env.DEMO_DB || undefined,
    shopPort: Number(process.env.SHOP_PORT || 3000),
    tell: console.log,
  }),
)

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = `Port ${port} is already in use; set DEMO_PORT to another one.`
  console.error(error.code === 'EADDRINUSE' ? busy : `The demo vendor cannot start: ${error.message}`)
  process.exit(1)
})

server.listen(port, HOST, () => {
  console.log(`Demo vendor ready: http://${HOST}:${port}/api/v1`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
