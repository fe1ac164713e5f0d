import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { PictureProblem } from '../picture'

/** Limits of a drawing: the bytes of its file, and of all that it draws, with repeated parts counted each time. */
const most = { file: 100_000, drawn: 500_000, depth: 50, text: 5000 }

const svg = 'http://www.w3.org/2000/svg'

/** The allowed elements: no filters, patterns, markers, embedded pictures or pages, scripts, animations. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'metadata', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
])

/** Elements of other namespaces draw nothing, as editors leave them behind; but these bring in other files or pages. */
const harmful = ['http://www.w3.org/2001/XInclude', 'http://www.w3.org/1999/xhtml']

/** Escapes are refused in styles, because they could hide any forbidden word. */
const harmfulStyle = /filter|@import|\\/i
const reference = /url\(\s*["']?#([^"')\s]+)["']?\s*\)/gi

type Node = { size: number; children: Node[]; references: string[]; isGradient: boolean; total?: number | 'counting' }

/**
 * Throws a `PictureProblem` for a drawing that is not plain: one with unsupported elements, external content, or far
 * more to draw than its size suggests. Parsed strictly: XML in UTF-8 without declarations of its own.
 */
export function checkDrawing(bytes: Uint8Array): void {
  if (bytes.length > most.file) throw new PictureProblem('too large a drawing')
  try {
    new Drawing().read(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof PictureProblem) throw error
    throw new PictureProblem(`not a drawing: ${(error as Error).message}`)
  }
}

class Drawing {
  private readonly root: Node = { size: 0, children: [], references: [], isGradient: false }
  private readonly open: { node: Node; name: string }[] = [{ node: this.root, name: '' }]
  /** An id may occur more than once, and then any of its elements may be meant. */
  private readonly byId = new Map<string, Node[]>()
  private readonly idsInStyles: string[] = []
  private style = ''
  private textLength = 0

  read(text: string) {
    const parser = new SaxesParser({ xmlns: true })
    parser.on('error', ({ message }) => refuse(message))
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!/^utf-?8$/i.test(encoding)) refuse('another encoding')
    })
    parser.on('doctype', (declared) => {
      if (declared.includes('[')) refuse('declarations of its own')
    })
    parser.on('processinginstruction', () => refuse('an instruction'))
    parser.on('opentag', (tag) => this.begin(tag))
    parser.on('closetag', () => this.end())
    parser.on('text', (text) => this.takeText(text))
    parser.on('cdata', (text) => this.takeText(text))
    parser.write(text).close()
    for (const id of this.idsInStyles)
      if (!this.of(id).every(({ isGradient }) => isGradient)) refuse('styles that refer to more than colours')
    if (this.sizeOf(this.root) > most.drawn) refuse('it draws too much')
  }

  private begin({ local, uri, attributes }: SaxesTagNS) {
    const isDrawn = uri === svg || uri === ''
    if (harmful.includes(uri) || (isDrawn && !elements.has(local))) refuse(`it has <${local}>`)
    if (this.open.length > most.depth) refuse('it is nested too deeply')
    if (this.open.at(-1)?.name === 'style') refuse('its styles are no text')
    const node: Node = { size: 16, children: [], references: [], isGradient: local.endsWith('Gradient') }
    for (const attribute of Object.values(attributes)) this.takeAttribute(node, attribute, isDrawn)
    this.open.at(-1)?.node.children.push(node)
    this.open.push({ node, name: local })
  }

  private takeAttribute(node: Node, { prefix, local, value }: SaxesAttributeNS, isDrawn: boolean) {
    node.size += value.length
    if (local === 'id') this.byId.set(value, [...this.of(value), node])
    if (!isDrawn || !['', 'xlink', 'xml'].includes(prefix)) return
    const name = local.toLowerCase()
    if (name === 'href') node.references.push(ownId(value))
    else if (/^on|^src$|^base$|^filter$/.test(name)) refuse(`it has ${local}`)
    else if (name === 'style' && harmfulStyle.test(value)) refuse('its styles do more than colour')
    node.references.push(...idsIn(value))
  }

  private takeText(text: string) {
    const { name } = this.open.at(-1) ?? { name: '' }
    if (name === 'style') this.style += text
    else if (['text', 'tspan'].includes(name) && (this.textLength += text.length) > most.text) refuse('too long a text')
  }

  private end() {
    if (this.open.pop()?.name !== 'style') return
    // Checked as a whole, because a word may arrive in pieces.
    if (harmfulStyle.test(this.style)) refuse('its styles do more than colour')
    this.idsInStyles.push(...idsIn(this.style))
    this.style = ''
  }

  private of(id: string): Node[] {
    return this.byId.get(id) ?? []
  }

  /** What an element draws with all that it refers to, as often as it is referred to. */
  private sizeOf(node: Node): number {
    if (node.total === 'counting') refuse('it contains itself')
    if (typeof node.total === 'number') return node.total
    node.total = 'counting'
    const parts = [...node.children, ...node.references.flatMap((id) => this.of(id))]
    const total = parts.reduce((size, part) => size + this.sizeOf(part), node.size)
    return (node.total = total)
  }
}

function ownId(address: string): string {
  const id = address.trim()
  if (!id.startsWith('#')) refuse('it refers to something outside')
  return id.slice(1)
}

/** Ids that a value refers to. Whatever else it may refer to is refused. */
function idsIn(value: string): string[] {
  const ids = [...value.matchAll(reference)].map(([, id = '']) => id)
  const isPlain = !/url\(|image-set|src\(|\\/i.test(value.replaceAll(reference, ''))
  if (!isPlain) refuse('it refers to something outside')
  return ids
}

function refuse(reason: string): never {
  throw new PictureProblem(`not a plain drawing: ${reason}`)
}
