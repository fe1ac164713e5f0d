import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem, root } from '../../demo/prepare.mjs'

/** Programs that the bench starts, each on a free port. */

/** How long a program may take to answer, in ms. */
export const startMs = 30_000
const stopMs = 5_000
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
  return program
}

export async function stop(program) {
  running.delete(program)
  const { child } = program
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await Promise.race([ended, wait(stopMs, null, { ref: false })])
  child.kill('SIGKILL')
}

export async function kill(program) {
  running.delete(program)
  const { child } = program
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}

/** Resident memory of a process in MB, or null if the system does not report it. */
export function residentMb(pid) {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
  } catch {
    return null
  }
}

/**
 * Processor time used by a process, in ms, or null if the system does not report it. Linux counts in steps of 10 ms.
 */
export function processorMs(pid) {
  try {
    const counts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(counts[11]) + Number(counts[12])) * 10
  } catch {
    return null
  }
}

/** Ends all started programs. */
export function stopAll() {
  isOver = true
  return Promise.all([...running].map(stop))
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
