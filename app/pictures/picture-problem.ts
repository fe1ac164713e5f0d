/** Why there is no picture. A lasting problem is remembered for some minutes without another try, any other for moments. */
export class PictureProblem extends Error {
  constructor(
    reason: string,
    readonly isLasting = true,
  ) {
    super(reason)
  }
}

/** There was no time to make a copy of a picture that may well be fine. */
export class TooSlow extends PictureProblem {
  constructor() {
    super('too slow')
  }
}
