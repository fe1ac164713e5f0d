import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints one line for each test, and at the end one for each different failure. */
export default class Lines implements Reporter {
  private readonly failures = new Map<string, string[]>()

  onBegin(_: FullConfig, suite: Suite) {
    console.log(`${suite.allTests().length} checks of ${process.env.SHOP_URL}\n`)
  }

  onTestEnd(test: TestCase, { status, errors, annotations, duration }: TestResult) {
    const where = test.parent.project()?.name
    console.log(`  ${status === 'passed' ? '✓' : '✘'} ${test.title} (${where}, ${(duration / 1000).toFixed(1)} s)`)
    for (const { type, description } of annotations) console.log(`      ${type}: ${description}`)
    for (const { message = '' } of errors) {
      for (const line of linesOf(message)) this.failures.set(line, [...(this.failures.get(line) ?? []), `${where}`])
    }
  }

  onEnd({ status }: FullResult) {
    if (status !== 'passed') console.log()
    for (const [line, where] of this.failures) console.log(`  ✘ ${line} (${[...new Set(where)].join(', ')})`)
  }

  onError({ message = '' }: { message?: string }) {
    console.log(`  ✘ ${linesOf(message).join(' ')}`)
  }

  printsToStdio() {
    return true
  }
}

/** The summary of a failure, without its details. For a timeout it includes what was waited for. */
function linesOf(message: string): string[] {
  const plain = message.replace(/\u001b\[[\d;]*m/g, '')
  const [summary = ''] = plain.split(/\n\s*\n|\nCall log:/)
  const isBare = /^[^\n]*(Timeout|\) failed$)/.test(summary)
  const awaited = isBare ? (/(?:waiting for|Locator:) +(.*)/.exec(plain)?.[1] ?? '') : ''
  return summary
    .replace(/^Error: /, '')
    .split('\n')
    .map((line) => (awaited ? `${line} Waited for ${awaited}` : line))
}
