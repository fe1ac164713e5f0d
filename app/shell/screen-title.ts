import type { MetaFunction } from '@remix-run/node'

type Matches = Parameters<MetaFunction>[0]['matches']

/** A screen's title: its own, or the shop's when the screen tells a failure instead of its data. */
export function screenTitle(own: string | undefined, matches: Matches) {
  const shell = matches.find(({ id }) => id === 'root')?.data as { title?: string } | null | undefined
  return [{ title: own ?? shell?.title ?? '' }]
}
