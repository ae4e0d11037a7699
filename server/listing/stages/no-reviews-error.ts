/** The text holds nothing that a customer wrote. */
export class NoReviewsError extends Error {
  readonly code = "NO_REVIEWS";
  constructor() {
    super("The text contains no usable review");
    this.name = "NoReviewsError";
  }
}
