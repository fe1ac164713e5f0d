import { readdirSync, readFileSync } from 'node:fs'

const assets = new URL('../../build/client/assets/', import.meta.url)

/** A route of the built site: its id, its path with `:parameters`, and whether it takes forms. */
export type Route = { id: string; path: string; takesForms: boolean }

/** The routes as the build lists them, so that a new one is never forgotten. */
export function builtRoutes(): Route[] {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The build has no manifest')
  const text = readFileSync(new URL(file, assets), 'utf8')
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, { id: string; path?: string; hasAction: boolean }>
  }
  return Object.values(routes)
    .filter(({ id }) => id !== 'root')
    .map(({ id, path = '', hasAction }) => ({ id, path: `/${path}`, takesForms: hasAction }))
}

/** An address of a route: its parameters filled with what `value` gives for each. */
export function addressOf({ path }: Route, value: (name: string) => string) {
  return path.replace(/:(\w+)\??/g, (_, name: string) => value(name)).replace('*', value('*'))
}
