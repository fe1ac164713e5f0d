import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** How often memory is read, in milliseconds. */
const lookMs = 25

/**
 * Samples the memory of a process and its children until `stop`, which returns the highest values in MB: `mb` counts a
 * shared page once, `summedMb` counts it for each process. Null if the system does not report them.
 */
export function watchMemory(pid) {
  const most = { mb: null, summedMb: null, processes: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const tree = treeOf(pid).flatMap((one) => memoryOf(one) ?? [])
      for (const name of ['mb', 'summedMb']) {
        const sum = tree.reduce((mb, one) => mb + one[name], 0)
        if (sum > 0) most[name] = Math.max(most[name] ?? 0, sum)
      }
      most.processes = Math.max(most.processes, tree.length)
      await wait(lookMs)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return most
    },
  }
}

function treeOf(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return [pid, ...children.flatMap(treeOf)]
  } catch {
    return [pid]
  }
}

function memoryOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const mbOf = (name) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(text)[1]) / 1024
    return { mb: mbOf('Pss'), summedMb: mbOf('Rss') }
  } catch {
    return null
  }
}
