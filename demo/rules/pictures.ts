/** Largest picture, in bytes. */
const LARGEST = 2 * 1024 * 1024

/** A kind of picture that browsers show. */
interface PictureType {
  mimeType: string
  extension: string
}

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

const KINDS: readonly [PictureType, (bytes: Buffer) => boolean][] = [
  [{ mimeType: 'image/png', extension: 'png' }, (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  [{ mimeType: 'image/jpeg', extension: 'jpg' }, (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  [{ mimeType: 'image/webp', extension: 'webp' }, (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  [{ mimeType: 'image/gif', extension: 'gif' }, (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
]

/** The kind of a picture by its first bytes, not by its name, or the reason why it is refused. */
export function pictureTypeOf(bytes: Buffer): PictureType | 'pictureTooBig' | 'notAPicture' {
  if (bytes.length > LARGEST) return 'pictureTooBig'
  return KINDS.find(([, matches]) => matches(bytes))?.[0] ?? 'notAPicture'
}
