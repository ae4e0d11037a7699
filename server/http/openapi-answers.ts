type Content = Readonly<Record<string, { schema: object }>>;
type Answer = { description: string; content?: Content; headers?: object };

/** What a call takes and answers beside the JSON that its schemas describe. */
export type More = {
  parameters?: readonly object[];
  requestBody?: { required: boolean; content: Content };
  responses?: Readonly<Record<string, Answer>>;
};

const text = { schema: { type: "string" } };
const bytes = { schema: { type: "string", format: "binary" } };

const STREAM = "text/event-stream";
/** With `Accept: text/event-stream` progress comes first, and the answer or the problem last. */
const streamed = (description: string): More => ({
  responses: { "200": { description, content: { [STREAM]: text } } },
});

const followed = streamed(
  "The result. With `Accept: text/event-stream` the events `progress` (stage, percent, message) come first, then `result` or `problem`.",
);

const download = (description: string, types: readonly string[]): More => ({
  responses: { "200": { description, content: Object.fromEntries(types.map((type) => [type, bytes])) } },
});

const LISTING = download("The listing as a file.", ["text/markdown", "text/csv", "application/json"]);

const header = (name: string, required: boolean, description: string): object => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string" },
});

const REVIEWS_FORM = {
  type: "object",
  properties: {
    file: { type: "string", format: "binary", description: "Text, CSV, HTML or JSON" },
    text: { type: "string", description: "Reviews, where there is no file" },
    include: { type: "string", description: "Ids of exclusions to use after all, separated by commas" },
  },
};

const REPEATABLE: More = {
  parameters: [
    header(
      "Idempotency-Key",
      false,
      "A repeat with the same key answers the first result; with another body it is 422.",
    ),
  ],
};

export const MORE: Readonly<Record<string, More>> = {
  "POST /api/optimizations": { ...followed, ...REPEATABLE },
  "POST /api/asins": REPEATABLE,
  "POST /api/avatars": REPEATABLE,
  "GET /api/optimizations/{id}": followed,
  "POST /api/demo/optimize": followed,
  "GET /api/optimizations/{id}/export": LISTING,
  "GET /api/demo/export": LISTING,
  "GET /api/account/export": download("Everything that is kept of the account.", ["application/zip"]),
  "GET /api/billing/portal": {
    responses: {
      "303": {
        description: "To a page of Stripe with invoices and payment method.",
        headers: { location: { schema: { type: "string", format: "uri" } } },
      },
    },
  },
  "POST /api/billing/webhook": {
    parameters: [header("Stripe-Signature", true, "Over the very bytes of the body.")],
    requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
  },
  "POST /api/reviews/import": {
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": { schema: REVIEWS_FORM },
        "text/plain": text,
        "application/octet-stream": bytes,
      },
    },
  },
  "GET /api/support/customers/{id}/live": streamed(
    "The event `history` for each masked event after a version, as they are committed.",
  ),
};
