import type { BrowserContext } from '@playwright/test'
import { personIn } from './person'

/** Problems on the pages of a test; any left at the end fails it. */
export class Problems {
  private readonly seen: string[] = []
  private readonly allowed: RegExp[] = []

  /** Expects such problems, because the test is about them. */
  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns)
  }

  /** Expects a document with this status, which browsers log as an error too. */
  allowStatus(status: number) {
    this.allow(new RegExp(`^HTTP ${status} `), new RegExp(`status of ${status} `))
  }

  add(problem: string) {
    this.seen.push(problem)
  }

  get unexpected() {
    return this.seen.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)))
  }
}

/** Reports console errors, script errors, policy violations, failed requests and bad answers of every page of a context. */
export async function watch(context: BrowserContext, problems: Problems) {
  context.on('console', (message) => {
    // A frame without scripts refuses the script below too.
    if (/^Blocked script execution in '[^']*\/page-text/.test(message.text())) return
    if (message.type() === 'error') problems.add(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => problems.add(`script: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A request aborted because the page was left is not a failure.
    if (reason !== 'net::ERR_ABORTED') problems.add(`failed: ${request.url()} ${reason}`)
  })
  // What an access log would contain: pages, their redirects, and the requests of scripts.
  context.on('request', (request) => {
    const { hostname, pathname, search } = new URL(request.url())
    const person = hostname.endsWith('localhost') ? personIn(pathname + search) : null
    if (person) problems.add(`person in an address: ${person} in ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400)
      problems.add(`HTTP ${response.status()} ${response.request().method()} ${response.url()}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`)
    })
  })
}
