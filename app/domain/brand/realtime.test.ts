import { describe, expect, test } from 'vitest'
import { databaseUrl, realtimeSources } from './realtime'

describe('the address of a realtime database', () => {
  test.each(['https://shop.firebaseio.com', 'wss://shop.example', 'http://127.0.0.1:4601?ns=demo', 'ws://localhost:1'])(
    'may be %s',
    (address) => expect(databaseUrl(address)?.href).toContain(address.split('?')[0]),
  )

  test.each(['', 'shop', 'http://shop.example', 'ws://shop.example', 'javascript:x', 'https://a;b.example', 'data:,x'])(
    'may not be %j',
    (address) => expect(databaseUrl(address)).toBeNull(),
  )
})

test('a page may connect to the database, and for the hosted service to the servers it redirects to', () => {
  const sources = (databaseURL: string) => realtimeSources({ databaseURL })
  expect(sources('https://shop.firebaseio.com/')).toEqual(['wss://shop.firebaseio.com', 'wss://*.firebaseio.com'])
  expect(sources('https://shop.europe-west1.firebasedatabase.app')).toEqual([
    'wss://shop.europe-west1.firebasedatabase.app',
    'wss://*.firebasedatabase.app',
  ])
  expect(sources('http://127.0.0.1:4601?ns=demo')).toEqual(['ws://127.0.0.1:4601'])
  expect(sources('https://firebaseio.com.evil.example')).toEqual(['wss://firebaseio.com.evil.example'])
  expect(sources('https://*.example')).toEqual([])
})
