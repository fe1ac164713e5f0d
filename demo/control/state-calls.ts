import { z } from 'zod'
import { settle } from '../areas/settle'
import { HttpFailure } from '../core/answer'
import { DAY_MS } from '../core/clock'
import { PICTURE_SETS, type Demo } from '../core/demo'
import { invalidField, parseFields } from '../core/fields'
import { EMPTIES, NUMBERS } from '../core/flavour'
import { reset } from '../db/seed'
import type { ControlCall } from './control-call'

/** How far the clock may be from the machine's clock. All jobs that are due in between run. */
const FARTHEST_MS = 3660 * DAY_MS

const Move = z.union([
  z.object({ advance_s: z.number() }),
  z.object({ to: z.iso.datetime({ offset: true }).transform(Date.parse) }),
])
const Spelling = z.object({ numbers: z.enum(NUMBERS).optional(), empty: z.enum(EMPTIES).optional() })

const Change = z.object({ host: z.string(), settings: z.record(z.string(), z.unknown()) })

const Pictures = z.object({ set: z.enum(PICTURE_SETS) })

const clockState = (demo: Demo) => ({ ok: true, now: new Date(demo.clock.now()).toISOString() })

function moveClock(demo: Demo, fields: unknown): object {
  const move = parseFields(Move, fields, 'en')
  const seconds = 'to' in move ? (move.to - demo.clock.now()) / 1000 : move.advance_s
  const isNear = Math.abs(demo.clock.now() + seconds * 1000 - Date.now()) <= FARTHEST_MS
  if (!isNear) throw invalidField('to' in move ? 'to' : 'advance_s', 'en')
  demo.clock.advance(seconds)
  settle(demo)
  return clockState(demo)
}

function setFlavour(demo: Demo, fields: unknown): object {
  const { numbers = demo.flavour.numbers, empty = demo.flavour.empty } = parseFields(Spelling, fields, 'en')
  demo.flavour = { numbers, empty }
  return demo.flavour
}

function setPictures(demo: Demo, fields: unknown): object {
  demo.pictures = parseFields(Pictures, fields, 'en').set
  return { set: demo.pictures }
}

/** Changes settings of a host's brand, in addition to earlier changes. Null is a value like any other. */
function changeSettings(demo: Demo, fields: unknown): object {
  const { host, settings } = parseFields(Change, fields, 'en')
  const brand = demo.catalogue.brandByHost(host)
  if (!brand) throw new HttpFailure(404, { ok: false, message: 'No such host.' })
  const changed = { ...demo.settings.get(brand.id), ...settings }
  demo.settings.set(brand.id, changed)
  return { ok: true, settings: changed }
}

function resetAll(demo: Demo): object {
  reset(demo)
  return { ok: true }
}

const realtime = ({ realtimeUrl, realtimeConnections }: Demo) => ({
  url: realtimeUrl,
  connections: realtimeConnections.count(),
})

/** Closes all connections of the realtime database, as a bad network does. */
function cutRealtime(demo: Demo): object {
  demo.realtimeConnections.cut()
  return { ok: true }
}

/** Calls about the state of the demo apart from its data, and about what it received. */
export const stateCalls: ControlCall[] = [
  { method: 'post', path: '/reset', answer: resetAll },
  { method: 'get', path: '/clock', answer: clockState },
  { method: 'post', path: '/clock', answer: moveClock },
  { method: 'get', path: '/flavour', answer: (demo) => demo.flavour },
  { method: 'post', path: '/flavour', answer: setFlavour },
  { method: 'get', path: '/pictures', answer: (demo) => ({ set: demo.pictures }) },
  { method: 'post', path: '/pictures', answer: setPictures },
  { method: 'post', path: '/settings', answer: changeSettings },
  { method: 'get', path: '/realtime', answer: realtime },
  { method: 'post', path: '/realtime/cut', answer: cutRealtime },
  { method: 'get', path: '/requests', answer: (demo) => demo.recorder.list() },
  { method: 'get', path: '/outbox', answer: (demo) => demo.outbox.list() },
]
