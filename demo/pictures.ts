import { createHash } from 'node:crypto'
import express, { Router } from 'express'
import type { Demo } from './core/demo'

/** What vendors upload: photographs of any shape and size, a logo on nothing, half a file, and a name without a file. */
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

/** The odd picture that stands in for one: always the same for its name. Marks in browser tabs stay as they are. */
export function standInFor(file: string): string {
  if (file.startsWith('favicon-')) return file
  if (file.startsWith('logo-')) return 'odd/logo.webp'
  const [, byte = 0] = createHash('sha1').update(file).digest()
  return `odd/${ODD[byte % ODD.length] ?? 'wide'}.webp`
}

/** Serves the pictures of a folder; the odd ones are not kept by browsers, which know them by another picture's address. */
export function pictureRouter(demo: Demo, folder: string): Router {
  const router = Router()
  router.get('/:file', (req, res, next) => {
    if (demo.pictures === 'odd') {
      req.url = `/${standInFor(req.params.file)}`
      res.set('Cache-Control', 'no-store')
    }
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
