import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atLeast, median, row } from './report.mjs'
import { startDemo } from './servers.mjs'

const limits = { startMs: 1000, settings: 2000, stores: 300 }
const starts = 5
const load = { connections: 8, warmUp: 1, seconds: 3 }
const loadProgram = fileURLToPath(new URL('./load.mjs', import.meta.url))

const place = { is_langauge: 'en', latitude: '23.0225', longitude: '72.5714' }
const everyStore = { delivery_type_time_slots: 1, total_record: 1000, skip: 0 }
const requests = [
  {
    name: 'settings',
    call: 'get-vendor-settings',
    body: { ...place, order_web: 'localhost' },
    limit: limits.settings,
  },
  {
    name: 'list of 30 stores',
    call: 'get_nearby_restaurant_v2',
    body: { ...place, ...everyStore, vendor_id: 10001 },
    limit: limits.stores,
  },
  {
    name: 'list of 1,000 stores',
    call: 'get_nearby_restaurant_v2',
    body: { ...place, ...everyStore, vendor_id: 10004 },
  },
  {
    name: 'menu of 300 items',
    call: 'restaurantcategorymenus',
    body: { ...place, vendor_id: 10002, restaurant_id: 2201, menu_category_id: '' },
  },
]

/** The demo vendor by itself: how soon it is ready, and how many requests it answers per second. */
export async function measureDemo() {
  return [...(await measureStarts()), ...(await measureSpeed())]
}

async function measureStarts() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const fresh = []
  const seeded = []
  try {
    for (let at = 0; at < starts; at++) {
      const file = join(folder, `${at}.sqlite`)
      fresh.push(await startTime(file))
      seeded.push(await startTime(file))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return [start('with a new database file', fresh), start('with a seeded database file', seeded)]
}

async function startTime(file) {
  const demo = await startDemo({ DEMO_DB: file })
  await demo.stop()
  return demo.startMs
}

function start(how, times) {
  const note = `median of ${starts}; ${times.map((ms) => Math.round(ms)).join(', ')} ms`
  return row(`start to the first settings ${how}`, Math.round(median(times)), 'ms', limits.startMs, note)
}

async function measureSpeed() {
  const demo = await startDemo()
  const rows = []
  for (const { name, call, body, limit } of requests) {
    const { perSecond, failed, bytesEach } = await answersOf({
      port: demo.port,
      path: `/api/v1/${call}`,
      body,
      ...load,
    })
    const size = `${(bytesEach / 1024).toFixed(1)} kB each, ${load.connections} at once for ${load.seconds} s`
    const note = failed ? `${failed} failed; ${size}` : size
    rows.push(atLeast(`${name}: answers in a second`, failed ? null : Math.round(perSecond), '/s', limit, note))
  }
  await demo.stop()
  return rows
}

async function answersOf(work) {
  const { stdout } = await promisify(execFile)(process.execPath, [loadProgram, JSON.stringify(work)])
  return JSON.parse(stdout)
}
