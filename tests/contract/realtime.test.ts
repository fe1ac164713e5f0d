import { beforeEach, describe, expect, test } from 'vitest'
import { flavours, ownContract } from './support'

const contract = ownContract({ realtime: true })

describe.each(flavours)('the realtime database, %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('is in the settings of the vendor that has one, and of no other', async () => {
    const { settings } = contract.guest
    expect((await settings.byHost('localhost'))?.realtime).toEqual({
      apiKey: 'demo-key',
      authDomain: '127.0.0.1',
      databaseURL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\?ns=demo$/),
      projectId: 'demo',
      storageBucket: 'demo.appspot.com',
      messagingSenderId: '100000000001',
      appId: '1:100000000001:web:demo',
    })
    expect((await settings.byHost('grocery.localhost'))?.realtime).toBeNull()
  })
})
