/** A refusal in the shape of Stripe's API. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: {
    error: { type: string; code?: string; decline_code?: string; message: string; param?: string; charge?: string };
  };
  constructor(status: number, error: StripeFault["body"]["error"]) {
    super(error.message);
    this.name = "StripeFault";
    this.status = status;
    this.body = { error };
  }
}

export const invalidRequest = (message: string, param?: string): StripeFault =>
  new StripeFault(400, { type: "invalid_request_error", message, ...(param === undefined ? {} : { param }) });

export const missing = (what: string, id: string, param = "id"): StripeFault =>
  new StripeFault(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param,
  });
