import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './pictures'

/** Makes the demo's pictures: `npm run demo:pictures`, or some of them: `npm run demo:pictures -- burger fries`. */

const folder = join(process.cwd(), 'demo/pictures')
/** Parts of the names of the pictures to make. All pictures are made when there are none. */
const wanted = process.argv.slice(2)

const queue = pictures.filter(({ path }) => wanted.length === 0 || wanted.some((text) => path.includes(text)))
let bytes = 0

/** Makes pictures until the queue is empty. */
async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const file = join(folder, next.path)
    const picture = await next.make()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
    bytes += picture.length
    console.log(`${next.path} ${(picture.length / 1024).toFixed(1)} kB`)
  }
}

/** Removes pictures that no scene makes any longer. */
function removeOthers(): void {
  const expected = new Set(pictures.map(({ path }) => join(folder, path)))
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path)
    if (file.endsWith('.webp') && !expected.has(file)) rmSync(file)
  }
}

// While one picture is encoded, the other one is drawn.
await Promise.all([work(), work()])
if (wanted.length === 0) removeOthers()
console.log(`${(bytes / 1024 / 1024).toFixed(2)} MB in all`)
