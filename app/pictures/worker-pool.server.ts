import { fork, type ChildProcess } from 'node:child_process'
import { log } from '~/http/log.server'
import { report } from '~/reports.server'
import { FairQueue, NoRoom } from './fair-queue'
import { PictureProblem, TooSlow } from './picture'
import { workerFile } from './worker-file.server'
import { ready, type Answer, type Job } from './worker/jobs'

/** Pictures are made by worker processes, which run only while there is work and can be ended at any moment. */

/** How long a worker may take for a picture and to start, and after what time without work it ends. In milliseconds. */
const times = { deadline: 3000, start: 10_000, idle: 10_000 }

/** Three workers in all and two per brand, so that no brand takes all of them; one per customer who uploads. */
const queue = new FairQueue({ atOnce: 3, waiting: 300 }, { atOnce: 2, waiting: 150 }, { atOnce: 1, waiting: 8 })

const idle: Worker[] = []

/**
 * A picture made by a worker. `of` names whose turn it takes: the brand, and the customer who uploaded it. Throws a
 * `PictureProblem` for a file that is not a supported picture, `TooSlow` if it takes too long, and `NoRoom` when too
 * many wait.
 */
export async function makePicture(job: Job, ...of: string[]): Promise<Buffer> {
  const started = performance.now()
  let result: 'made' | 'failed' = 'failed'
  try {
    const bytes = await queue.run(() => makeNow(job), ...of)
    result = 'made'
    return bytes
  } finally {
    report('picture', { result, ms: performance.now() - started })
  }
}

async function makeNow(job: Job): Promise<Buffer> {
  const worker = idle.pop() ?? (await Worker.start())
  const answer = await worker.make(job)
  if ('problem' in answer) throw new PictureProblem(answer.problem)
  return Buffer.from(answer.made)
}

class Worker {
  private rest: NodeJS.Timeout | undefined

  private constructor(private readonly child: ChildProcess) {
    child.on('exit', () => this.leaveIdle())
    child.on('error', () => this.end())
  }

  static async start(): Promise<Worker> {
    const child = fork(await workerFile(), {
      // Decoded pictures live outside the heap, which holds at most one drawing's text.
      execArgv: ['--max-old-space-size=48', '--max-semi-space-size=1'],
      // None of our variables, so that no secret is where untrusted bytes are decoded. Freed memory is returned at
      // once.
      env: {
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '1',
        MALLOC_TRIM_THRESHOLD_: '131072',
        MALLOC_MMAP_THRESHOLD_: '131072',
        UV_THREADPOOL_SIZE: '1',
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    const worker = new Worker(child)
    const message = await worker.hear(times.start).catch(() => null)
    if (message !== ready) throw new PictureProblem('no worker', false)
    return worker
  }

  /** The answer to a job. Ends the worker when it takes too long. */
  async make(job: Job): Promise<Answer> {
    clearTimeout(this.rest)
    this.child.ref()
    this.child.channel?.ref()
    const answer = (await this.hear(times.deadline, job)) as Answer
    this.child.unref()
    this.child.channel?.unref()
    this.rest = setTimeout(() => this.end(), times.idle).unref()
    idle.push(this)
    return answer
  }

  /** The worker's next message, after it was sent a job. Ends the worker if it is too slow or breaks off. */
  private hear(ms: number, job?: Job): Promise<unknown> {
    const { child } = this
    const listening = new AbortController()
    const message = new Promise((done, failed) => {
      const fail = (problem: PictureProblem) => {
        log.warn({ reason: problem.message }, 'a worker for pictures is ended')
        this.end()
        failed(problem)
      }
      const late = setTimeout(() => fail(new TooSlow()), ms)
      const onBreak = () => fail(new PictureProblem('a worker that broke off'))
      const listeners = { message: done, exit: onBreak, error: onBreak }
      for (const [event, listener] of Object.entries(listeners)) child.once(event, listener)
      listening.signal.onabort = () => {
        clearTimeout(late)
        for (const [event, listener] of Object.entries(listeners)) child.off(event, listener)
      }
      if (job) child.send(job, (error) => error && onBreak())
    })
    return message.finally(() => listening.abort())
  }

  private end() {
    this.leaveIdle()
    this.child.kill('SIGKILL')
  }

  private leaveIdle() {
    clearTimeout(this.rest)
    const at = idle.indexOf(this)
    if (at >= 0) idle.splice(at, 1)
  }
}

/**
 * A customer's picture, re-encoded before it is sent on (rules 11.13). Null for a file that cannot be fully decoded in
 * time as a photograph or scan, whatever its name. `of` names the brand and its customer. Throws `NoRoom` if it cannot
 * be made now.
 */
export async function orderPicture(bytes: Buffer, ...of: [brand: string, customer: string]): Promise<Buffer | null> {
  return makePicture({ kind: 'photo', bytes }, ...of).catch((error: unknown) => {
    if (!(error instanceof PictureProblem)) throw error
    if (!error.isLasting) throw new NoRoom()
    return null
  })
}
