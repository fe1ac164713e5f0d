/** Why there is no picture. A lasting problem is remembered for some minutes without another try, any other for moments. */
export class PictureProblem extends Error {
  constructor(
    reason: string,
    readonly isLasting = true,
  ) {
    super(reason)
  }
}
