import { ready, type Answer, type Job } from './jobs'
import { icon, photo, plainIcon, resize } from './make'

/**
 * Decodes and encodes pictures, one at a time, in a separate process: running native code can only be stopped by ending
 * its process, which also frees its memory. It knows no secrets.
 */

/** The most MB of this process, of which some 65 are used before the first picture. No allowed picture needs more. */
const mostMb = 190
const lookMs = 20

// SIGKILL, because an orderly exit would wait for native code.
const end = () => process.kill(process.pid, 'SIGKILL')

process.on('disconnect', end)
process.on('message', (job: Job) => void answer(job))
process.send?.(ready)

async function answer(job: Job) {
  const watch = setInterval(() => process.memoryUsage.rss() > mostMb * 1e6 && end(), lookMs)
  const answerMessage: Answer = await make(job).then(
    (made) => ({ made }),
    (error: unknown) => ({ problem: String((error as Error).message).slice(0, 200) }),
  )
  clearInterval(watch)
  process.send?.(answerMessage)
}

function make(job: Job): Promise<Uint8Array> {
  switch (job.kind) {
    case 'picture':
      return resize(job.bytes, job, job.format)
    case 'photo':
      return photo(job.bytes)
    case 'icon':
      return icon(job)
    case 'plain':
      return plainIcon(job)
  }
}
