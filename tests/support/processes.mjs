import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Programs that tests and benchmarks start.
 *
 * @typedef {import('node:child_process').ChildProcess} Child
 */

/** How long a program may take to exit before it is killed, in ms. */
const stopMs = 2000

/** @param {Child} child */
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/**
 * Asks a program to end, and kills it if that takes too long.
 * @param {Child} child
 */
export async function stop(child) {
  if (hasEnded(child)) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await Promise.race([ended, wait(stopMs, null, { ref: false })])
  child.kill('SIGKILL')
}

/**
 * Kills a program, like a crash.
 * @param {Child} child
 */
export async function kill(child) {
  if (hasEnded(child)) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}

/**
 * Resident memory of a program in MB; null if it has ended, or if the system does not report it.
 * @param {{ pid?: number }} child
 */
export function residentMb({ pid }) {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
  } catch {
    return null
  }
}

/**
 * Processor time used by a program in ms, in steps of 10 ms; null like `residentMb`.
 * @param {{ pid?: number }} child
 */
export function processorMs({ pid }) {
  try {
    const counts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(counts[11]) + Number(counts[12])) * 10
  } catch {
    return null
  }
}
