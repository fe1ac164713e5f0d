import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { RunningDemo } from './client'

/** A demo for the tests of a file. It starts before all of them and is reset before each. */
export function useDemo<Demo extends Pick<RunningDemo, 'control' | 'stop'>>(start: () => Promise<Demo>): Demo {
  const demo = {} as Demo
  beforeAll(async () => {
    Object.assign(demo, await start())
  })
  afterAll(() => demo.stop())
  beforeEach(() => demo.control('reset'))
  return demo
}
