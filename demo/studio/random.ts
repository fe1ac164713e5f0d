/** Random numbers from 0 to 1 (xorshift) by a name, so that the same name always gives the same picture. */
export function seeded(name: string): () => number {
  let state = [...`${name} `.repeat(2)].reduce(
    (hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619),
    17,
  )
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
