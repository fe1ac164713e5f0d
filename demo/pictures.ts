import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import express, { Router } from 'express'
import type { Demo } from './core/demo'

/** Pictures as careless vendors upload them: any shape and size, a logo without a background, half a file, no file. */
const ODD = [
  'wide',
  'wide-dim',
  'tall',
  'tall-bright',
  'square',
  'square-pale',
  'panorama',
  'huge',
  'tiny',
  'logo',
  'broken',
  'missing',
] as const

/** The odd picture that replaces a picture: always the same one for the same name. Favicons are not replaced. */
export function standInFor(file: string): string {
  if (file.startsWith('favicon-')) return file
  if (file.startsWith('logo-')) return 'logo.webp'
  const [, byte = 0] = createHash('sha1').update(file).digest()
  return `${ODD[byte % ODD.length] ?? 'wide'}.webp`
}

/** The paths of pictures by their names: there is a folder for each kind, but the seed and the addresses name none. */
function pathsByName(folder: string): ReadonlyMap<string, string> {
  const kinds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const pairs = kinds.flatMap(({ name: kind }) =>
    readdirSync(`${folder}/${kind}`).map((file) => [file, `${kind}/${file}`] as const),
  )
  return new Map(pairs)
}

/** Serves the pictures of a folder. Browsers must not cache odd pictures, which have the address of another picture. */
export function pictureRouter(demo: Demo, folder: string): Router {
  const router = Router()
  const paths = pathsByName(folder)
  router.get('/:file', (req, res, next) => {
    const isOdd = demo.pictures === 'odd'
    if (isOdd) res.set('Cache-Control', 'no-store')
    const path = paths.get(isOdd ? standInFor(req.params.file) : req.params.file)
    if (path) req.url = `/${path}`
    next()
  })
  router.use(
    express.static(folder, {
      index: false,
      cacheControl: false,
      setHeaders: (res) => {
        if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      },
    }),
  )
  return router
}
