import type { TestApp } from "./test-app.ts";

export type Answer = { status: number; headers: Headers; text: string; body: unknown };

type CallOptions = { headers?: Record<string, string>; body?: unknown; signal?: AbortSignal };

/** A browser as the server sees it: it keeps cookies and says where a call comes from. */
export type TestBrowser = {
  cookies: Map<string, string>;
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
};

const ORIGIN = "http://localhost";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const keepCookies = (jar: Map<string, string>, headers: Headers): void => {
  for (const header of headers.getSetCookie()) {
    const [pair = "", ...attributes] = header.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0")) jar.delete(name);
    else jar.set(name, pair.slice(at + 1));
  }
};

export const openBrowser = (
  app: Pick<TestApp, "handle">,
  cookies: ReadonlyMap<string, string> = new Map(),
): TestBrowser => {
  const jar = new Map(cookies);
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const { headers = {}, body, signal } = options;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      ...(signal === undefined ? {} : { signal }),
      headers: {
        "sec-fetch-site": "same-origin",
        ...(cookie === "" ? {} : { cookie }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await app.handle(request);
    keepCookies(jar, response.headers);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };
  return {
    cookies: jar,
    call,
    get: (path, headers = {}) => call("GET", path, { headers }),
    post: (path, body, headers = {}) => call("POST", path, { headers, ...(body === undefined ? {} : { body }) }),
  };
};
