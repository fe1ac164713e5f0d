import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { row } from '../report.mjs'
import { startDemo, startStorefront } from '../servers.mjs'
import { watchMemory } from './memory.mjs'
import { reporter, sendReport, sendReportSlowly } from './reports.mjs'
import { registerCustomers } from './vendor.mjs'

const limits = { otherMs: 3000, slowMs: 29_000, treeMb: 350 }
const slow = { customers: 6, bytes: 9e6 }
/** Reports of another customer, in turn with and without a picture. */
const reports = 10

/** Customers whose pictures stop arriving, while another one reports problems again and again. */
export async function measureSlowUploads() {
  const demo = await startDemo()
  const storefront = await startStorefront(demo.origin)
  const [other, ...people] = await registerCustomers(demo, slow.customers + 1)
  const who = await reporter(storefront, other)
  const senders = await Promise.all(people.map((person) => reporter(storefront, person)))
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#b3541e' } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const memory = watchMemory(storefront.pid())
  const ends = Promise.all(
    senders.map((sender) => sendReportSlowly(sender, Buffer.alloc(slow.bytes + 1e5), slow.bytes)),
  )
  await wait(1000)
  const answers = []
  for (let at = 0; at < reports; at += 1) answers.push(await sendReport(who, at % 2 ? null : picture))
  const slowEnds = await ends
  const { mb } = await memory.stop()
  await Promise.all([storefront.stop(), demo.stop()])
  const most = (all) => Math.round(Math.max(...all.map(({ ms }) => ms)))
  const statuses = (all) => `answered ${all.map(({ status }) => status).join(', ')}`
  const withoutText = slowEnds.filter(({ text }) => !text.includes('The map is empty'))
  return [
    row('slow uploads: under way', slow.customers, '', null, `each halts after ${slow.bytes / 1e6} MB`),
    row('slow uploads: reports of another customer', reports, '', null, statuses(answers)),
    row('slow uploads: of these, not accepted', answers.filter(({ status }) => status !== 302).length, '', 0),
    row('slow uploads: the slowest of these', most(answers), 'ms', limits.otherMs),
    row('slow uploads: the last slow one is answered after', most(slowEnds), 'ms', limits.slowMs, statuses(slowEnds)),
    row('slow uploads: of these, without the typed text', withoutText.length, '', 0),
    row('slow uploads: most memory, with workers', mb && Math.round(mb), 'MB', limits.treeMb),
  ]
}
