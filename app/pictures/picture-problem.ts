/** Why there is no picture. What lasts is said again for some minutes without another try, anything else for moments. */
export class PictureProblem extends Error {
  constructor(
    reason: string,
    readonly isLasting = true,
  ) {
    super(reason)
  }
}
