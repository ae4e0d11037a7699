const SCRIPT_PATH = "/__dev/reload.js";
const EVENTS_PATH = "/__dev/events";
const SCRIPT = `new EventSource("${EVENTS_PATH}").addEventListener("reload", () => location.reload());`;
const PATIENCE_MS = 20_000;
const RETRY_MS = 100;

export type DevProxy = { url: string; reload: () => void; stop: () => Promise<void> };

type Send = (url: string, init: RequestInit) => Promise<Response>;
type Listener = ReadableStreamDefaultController<string>;

const eventStream = (listeners: Set<Listener>): Response => {
  let mine: Listener | undefined;
  const body = new ReadableStream<string>({
    start: (controller) => {
      mine = controller;
      listeners.add(controller);
      controller.enqueue(": connected\n\n");
    },
    cancel: () => {
      if (mine) listeners.delete(mine);
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
};

/** The server is away for a moment after every change; a page that asks meanwhile waits for it. */
const forward = async (request: Request, target: string, send: Send): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete("accept-encoding");
  const body = request.body === null ? null : await request.arrayBuffer();
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await send(target + pathname + search, { method: request.method, headers, body, redirect: "manual" });
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await Bun.sleep(RETRY_MS);
    }
  }
};

const withReload = async (response: Response): Promise<Response> => {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const headers = new Headers(response.headers);
  for (const name of ["content-length", "etag"]) headers.delete(name);
  const html = (await response.text()).replace("</head>", () => `<script src="${SCRIPT_PATH}"></script></head>`);
  return new Response(html, { status: response.status, headers });
};

/** Stands before the server, which stays as it is in production, and adds to its pages the script that reloads them. */
export const startDevProxy = ({
  port,
  target,
  send = fetch,
}: {
  port: number;
  target: string;
  send?: Send;
}): DevProxy => {
  const listeners = new Set<Listener>();
  const server = Bun.serve({
    port,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === EVENTS_PATH) return eventStream(listeners);
      if (pathname === SCRIPT_PATH) return new Response(SCRIPT, { headers: { "content-type": "text/javascript" } });
      return withReload(await forward(request, target, send));
    },
    error: () => new Response("The server does not start; its reason is in the terminal.", { status: 502 }),
  });
  return {
    url: `http://localhost:${server.port}`,
    reload: () => {
      for (const listener of listeners) listener.enqueue("event: reload\ndata: {}\n\n");
    },
    stop: () => server.stop(true),
  };
};
