/** Whether a flat or floor is numbered, in the digits of any script, as "4B" is; one that is not given may stay away (rules 15.8). */
export function isFlatNumber(flat: string): boolean {
  return flat.trim() === '' || /\p{Nd}/u.test(flat)
}
