import { readdirSync } from 'node:fs'

/** Pictures of the shops of this deployment, as `npm run screenshots -- --project=install` saves them in `public/install/`. */
const files = list('build/client/install')

/**
 * The pictures that a browser shows when it offers to install a host's shop: those in the folder of the host, with the size that their
 * names end with.
 */
export function screenshotsOf(host: string, paths: readonly string[] = files) {
  return paths.flatMap((path) => {
    const [, width, height] = /-(\d{3,4})x(\d{3,4})\.webp$/.exec(path) ?? []
    if (!path.startsWith(`${host}/`) || !width || !height) return []
    return {
      src: `/install/${path}`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: Number(width) < Number(height) ? 'narrow' : 'wide',
    }
  })
}

function list(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  } catch {
    return []
  }
}
