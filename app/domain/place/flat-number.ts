/** Whether a flat or floor contains a digit of any script, as "4B" does; an empty one is allowed (rules 15.8). */
export function isFlatNumber(flat: string): boolean {
  return flat.trim() === '' || /\p{Nd}/u.test(flat)
}
