import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generalMessages } from '../core/general-messages'
import type { MessageTable } from '../core/words'
import { gatewayMessages } from '../gateways/messages'
import { messages } from './messages'

/** The messages of every area that has a file of them. */
async function tablesOfAreas(): Promise<MessageTable[]> {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  const own = files.filter((file) => file.endsWith('/messages.ts'))
  const modules = await Promise.all(
    own.map(async (file) => (await import(`./${file}`)) as Record<string, MessageTable>),
  )
  return modules.flatMap((module) => Object.values(module))
}

test('every message of an area is found by its name, and no two areas share a name', async () => {
  const tables = [generalMessages, gatewayMessages, ...(await tablesOfAreas())]
  const names = tables.flatMap((table) => Object.keys(table))
  expect(Object.keys(messages).toSorted()).toEqual(names.toSorted())
})
