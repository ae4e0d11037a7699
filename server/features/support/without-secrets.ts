const SECRET_NAME = /secret|token|password|hash|api_?key/i;

const redact = (name: string, value: unknown): unknown =>
  SECRET_NAME.test(name) && typeof value === "string" ? "[secret]" : value;

const redactJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text, redact));
  } catch {
    return text;
  }
};

/** What Stripe sent may carry secrets of its own, for example a payment's `client_secret`: nobody gets to see those. */
export const withoutSecrets = (data: Record<string, unknown>): Record<string, unknown> =>
  typeof data["payload"] === "string" ? { ...data, payload: redactJson(data["payload"]) } : data;
