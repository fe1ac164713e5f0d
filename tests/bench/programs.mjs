import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem, root } from '../../demo/prepare.mjs'
import { stop } from '../support/processes.mjs'

/** Programs that the bench starts, each on a free port. */

/** How long a program may take to answer, in ms. */
export const startMs = 30_000
const running = new Set()
let isOver = false
// No started program outlives the bench.
process.on('exit', () => running.forEach(({ child }) => child.kill('SIGKILL')))

export function launch(name, args, env, command = process.execPath) {
  if (isOver) throw new Problem('The bench is over.')
  const stdio = ['ignore', 'ignore', 'pipe']
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio })
  const program = { name, child, errors: '' }
  child.stderr.on('data', (text) => (program.errors = (program.errors + text).slice(-4000)))
  running.add(program)
  child.once('exit', () => running.delete(program))
  return program
}

/** Ends all started programs. */
export function stopAll() {
  isOver = true
  return Promise.all([...running].map(({ child }) => stop(child)))
}

export async function untilListening(program, port) {
  const end = performance.now() + startMs
  while (performance.now() < end && program.child.exitCode === null) {
    const isListening = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), done(true)))
      socket.on('error', () => done(false))
    })
    if (isListening) return
    await wait(5)
  }
  throw new Problem(`${program.name} does not answer.\n${program.errors.trim()}`)
}
