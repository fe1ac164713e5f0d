import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const lines = 100

/** Starts a program that logs some lines, and then ends as `end` says. */
async function start(end: string, stdout: 'pipe' | number = 'pipe') {
  const contents = `import { log } from '~/http/log.server'
    for (let line = 0; line < ${lines}; line++) log.info('x'.repeat(1000))
    setImmediate(() => { ${end} })`
  const stdin = { contents, resolveDir: 'app/http', loader: 'ts' } as const
  const built = await build({
    stdin,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
  })
  const args = ['--input-type=module', '--eval', built.outputFiles[0]?.text ?? '']
  return spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: 'info' },
    stdio: ['ignore', stdout, 'ignore'],
  })
}

test.each([
  ['comes to its end', ''],
  ['exits', 'process.exit()'],
  ['fails', 'throw new Error()'],
])('no line is lost when the process %s', async (_, end) => {
  const { stdout } = await start(end)
  expect((await text(stdout!)).match(/\n/g)).toHaveLength(lines)
})

test('a log that cannot be written ends the process instead of hanging it', async () => {
  const process = await start('', openSync('/dev/full', 'w'))
  expect(await once(process, 'exit')).toEqual([1, null])
})
