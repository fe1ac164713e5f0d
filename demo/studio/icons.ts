import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cropped, open, pixelsOf, type Layer } from './layers'

/** The 3D icons all pictures are composed of: each 256 px square, without a background. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')

/** How far a hue may be from the icon's own to be turned with it: a leaf stays green on a fruit of another colour. */
const OWN_DEGREES = 52

function fileOf(emoji: string): string {
  const codes = [...emoji].map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
  const names = [codes.join('-'), `${codes[0]}-fe0f`, `${codes[0]}`]
  const file = names.map((name) => join(FOLDER, `${name}.webp`)).find(existsSync)
  if (!file) throw new Error(`No icon for ${emoji}`)
  return file
}

/** Hue in degrees and how strong it is, 0 to 255. */
function hueOf(r: number, g: number, b: number): [hue: number, strength: number] {
  const most = Math.max(r, g, b)
  const strength = most - Math.min(r, g, b)
  if (strength === 0) return [0, 0]
  const sixth = most === r ? (g - b) / strength : most === g ? 2 + (b - r) / strength : 4 + (r - g) / strength
  return [(sixth * 60 + 360) % 360, strength]
}

const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

/** The most frequent hue of a layer, to 10 degrees. */
function ownHue({ data }: Layer): number {
  const weights = new Array<number>(36).fill(0)
  for (let i = 0; i < data.length; i += 4) {
    const [hue, strength] = hueOf(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
    const slot = Math.floor(hue / 10)
    weights[slot] = (weights[slot] ?? 0) + (strength * (data[i + 3] ?? 0)) / 255
  }
  return weights.indexOf(Math.max(...weights)) * 10 + 5
}

/** A layer with its own hue turned by degrees. */
async function repainted(layer: Layer, degrees: number): Promise<Layer> {
  const own = ownHue(layer)
  const { data: painted } = await pixelsOf(open(layer).modulate({ hue: (degrees + 360) % 360 }))
  for (let i = 0; i < painted.length; i += 4) {
    const { data } = layer
    const [hue] = hueOf(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
    if (apart(hue, own) > OWN_DEGREES) painted.set(data.subarray(i, i + 4), i)
  }
  return { ...layer, data: painted }
}

async function loadIcon(name: string): Promise<Layer> {
  const [emoji = '', degrees] = name.split('~')
  const icon = await pixelsOf(sharp(fileOf(emoji)))
  return degrees === undefined ? icon : repainted(icon, Number(degrees))
}

const cache = new Map<string, Promise<Layer>>()

/** An icon as scenes name it: `🍅`, or `🧴~200` with its own hue turned by 200 degrees. Throws when there is none. */
export function iconNamed(name: string): Promise<Sharp> {
  const icon = cache.get(name) ?? loadIcon(name)
  cache.set(name, icon)
  return icon.then(open)
}

/** The same without the empty space round it. */
export const croppedIcon = async (name: string): Promise<Layer> => cropped(await iconNamed(name))

/** The emoji of an icon's name, without its hue. */
export const emojiOf = (name: string) => name.split('~')[0] ?? ''
