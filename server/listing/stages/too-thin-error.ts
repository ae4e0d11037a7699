/** The reviews hold no opinion that anything could be written from. */
export class TooThinError extends Error {
  readonly code = "TOO_THIN";
  constructor() {
    super("The reviews hold no opinion on the product");
    this.name = "TooThinError";
  }
}
