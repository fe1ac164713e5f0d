import { expect, test } from 'vitest'
import { whenUnplaced } from './unplaced'

const somewhere = { latitude: 23, longitude: 72 }

test.each([
  ['a brand that finds its store by location asks the device', true, somewhere, '', 'detect'],
  ['… before it shows a preview', true, somewhere, 'preview=true', 'detect'],
  ['any other one shows a preview of its own place when asked to', false, somewhere, 'preview=true', 'preview'],
  ['… which needs a place', false, null, 'preview=true', 'ask'],
  ['… and else invites', false, somewhere, '', 'ask'],
  ['… also for a preview that nobody means', false, somewhere, 'preview=1', 'ask'],
])('%s', (_, findsStoreByLocation, systemLocation, query, what) => {
  expect(whenUnplaced({ findsStoreByLocation, systemLocation }, new URLSearchParams(query))).toBe(what)
})
