import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { webpOf } from './compose'
import { oddPictures } from './odd'
import { scenes } from './scenes/all'

/**
 * Makes the pictures of the demo: `npm run demo:pictures`, or some of them: `npm run demo:pictures -- burger fries`.
 * They are kept in the repository, so this runs when a scene is new or has changed.
 */

const folder = join(process.cwd(), 'demo/pictures')
/** Texts that names are to contain; all are made when there is none. */
const wanted = process.argv.slice(2)

/** A picture to be made, by the name of its file. */
type Job = readonly [file: string, make: () => Promise<Buffer>]

const jobs: Job[] = [...scenes.map((scene): Job => [`${scene.name}.webp`, () => webpOf(scene)]), ...oddPictures]

/** Takes jobs until none is left; two at a time keep both what computes and what encodes busy. */
async function work(queue: Job[]): Promise<number> {
  let bytes = 0
  for (let job = queue.shift(); job; job = queue.shift()) {
    const [file, make] = job
    const picture = await make()
    writeFileSync(join(folder, file), picture)
    bytes += picture.length
    console.log(`${file} ${(picture.length / 1024).toFixed(1)} kB`)
  }
  return bytes
}

/** Removes pictures that no scene makes any longer. */
function dropOthers(): void {
  const made = new Set(jobs.map(([file]) => file))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.webp') && !made.has(file)) rmSync(join(folder, file))
}

mkdirSync(join(folder, 'odd'), { recursive: true })
const queue = jobs.filter(([file]) => wanted.length === 0 || wanted.some((text) => file.includes(text)))
const [one, other] = await Promise.all([work(queue), work(queue)])
if (wanted.length === 0) dropOthers()
console.log(`${((one + other) / 1024 / 1024).toFixed(2)} MB in all`)
