import sharp from 'sharp'
import { colourOf, isFood } from './colours'
import { isFilling } from './fillings'
import { croppedIcon, iconNamed } from './icons'
import { cropped, open, svg, type Layer } from './layers'
import { isPack, PACKS } from './packs'
import { seeded } from './random'
import { bowlful, isBowl, type PutIcon } from './vessels'

/** Drawings are made this large and scaled to what a scene asks. */
const CANVAS = 640
/** Drawings are within 150 of their middle. */
const REACH = 150

/** Something on top of a drawing: an icon, or another drawing, `mushrooms=wheat`. */
async function linked(name: string): Promise<[name: string, uri: string]> {
  const top = name.includes('=') ? open(await actorNamed(name.replace('=', ':'))) : await iconNamed(name)
  const png = await top.png().toBuffer()
  return [name, `data:image/png;base64,${png.toString('base64')}`]
}

function putter(uris: ReadonlyMap<string, string>): PutIcon {
  return (name, x, y, size, turn = 0) =>
    `<image href="${uris.get(name) ?? ''}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" transform="translate(${x} ${y}) rotate(${turn})"/>`
}

/** The drawing that `bowl-smooth:tomato:🌿` or `jar:honey:🍯` names. */
async function drawing(name: string): Promise<string> {
  const [vessel = '', food = '', tops = ''] = name.split(':')
  if (!isFood(food)) throw new Error(`No food called ${food} for ${name}`)
  const icons = tops === '' ? [] : tops.split('+')
  const put = putter(new Map(await Promise.all(icons.map(linked))))
  const random = seeded(name)
  const [bowl = '', filling = ''] = vessel.split('-')
  if (isBowl(bowl) && isFilling(filling)) return bowlful(bowl, filling, food, icons, put, random)
  if (isPack(vessel)) return PACKS[vessel](colourOf(food), icons, put, random)
  throw new Error(`Nothing is called ${vessel} in ${name}`)
}

/** An actor of a scene by its name, without empty space round it: an icon, or something drawn with icons on it. */
export async function actorNamed(name: string): Promise<Layer> {
  if (!name.includes(':')) return croppedIcon(name)
  const scale = CANVAS / (2 * REACH)
  const art = `<g transform="translate(${CANVAS / 2} ${CANVAS / 2}) scale(${scale})">${await drawing(name)}</g>`
  return cropped(sharp(svg(CANVAS, CANVAS, art)))
}
