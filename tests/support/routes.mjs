import { readdirSync, readFileSync } from 'node:fs'

const assets = new URL('../../build/client/assets/', import.meta.url)

/**
 * The routes of the build, so that no new one is forgotten: id, path with `:parameters`, whether it takes forms.
 * @returns {{ id: string, path: string, takesForms: boolean }[]}
 */
export function builtRoutes() {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The build has no manifest')
  const text = readFileSync(new URL(file, assets), 'utf8')
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  return Object.values(routes)
    .filter(({ id }) => id !== 'root')
    .map(({ id, path = '', hasAction }) => ({ id, path: `/${path}`, takesForms: hasAction }))
}

/**
 * An address of a route, with the value that `value` returns for each parameter.
 * @param {{ path: string }} route
 * @param {(name: string) => string} value
 */
export function addressOf({ path }, value) {
  return path.replace(/:(\w+)\??/g, (_, name) => value(name)).replace('*', () => value('*'))
}
