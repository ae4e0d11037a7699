/** The model cannot be had at the moment, so that asking again would be in vain. `reason` quotes nothing it was sent or answered. */
export class ModelAwayError extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`The language model cannot be had: ${reason}`);
    this.name = "ModelAwayError";
    this.reason = reason;
  }
}
