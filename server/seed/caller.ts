import { ORIGIN, type Past } from "./past.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A person at a browser: keeps cookies, calls the product, and throws where it refuses. */
export type Caller = {
  get: (path: string) => Promise<Fields>;
  post: (path: string, body?: unknown) => Promise<Fields>;
  patch: (path: string, body: unknown) => Promise<Fields>;
  remove: (path: string) => Promise<Fields>;
  /** Tries what is going to be refused. */
  attempt: (path: string, body: unknown) => Promise<number>;
  /** Sends a form of a page outside the API. */
  submit: (url: string, fields: Record<string, string>) => Promise<void>;
};

const keepCookies = (jar: Map<string, string>, headers: Headers): void => {
  for (const header of headers.getSetCookie()) {
    const [pair = ""] = header.split(";");
    const at = pair.indexOf("=");
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
};

const fieldsOf = (text: string): Fields => {
  const body: unknown = text === "" ? {} : JSON.parse(text);
  return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : {};
};

/** The text in a field of an answer. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value !== "string") throw new Error(`The answer has no ${name}`);
  return value;
};

export const callerOf = ({ handle }: Pick<Past, "handle">, address: string): Caller => {
  const jar = new Map<string, string>();

  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await handle(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: {
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": address,
          "user-agent": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0.0.0 Safari/537.36",
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    keepCookies(jar, response.headers);
    return response;
  };

  const mustCall = async (method: string, path: string, body?: unknown): Promise<Fields> => {
    const response = await call(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return fieldsOf(text);
  };

  return {
    get: (path) => mustCall("GET", path),
    post: (path, body) => mustCall("POST", path, body ?? {}),
    patch: (path, body) => mustCall("PATCH", path, body),
    remove: (path) => mustCall("DELETE", path),
    attempt: async (path, body) => (await call("POST", path, body)).status,
    submit: async (url, fields) => {
      const answer = await handle(new Request(url, { method: "POST", body: new URLSearchParams(fields) }));
      if (answer.status !== 303) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
    },
  };
};
