import { afterEach, describe, expect, test } from "bun:test";
import { type DevProxy, startDevProxy } from "../../../../server/commands/dev-proxy.ts";

const PAGE = "<!doctype html><html><head><title>Page</title></head><body></body></html>";

const answer = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname === "/api/echo") {
    return Response.json({ method: request.method, body: await request.text(), cookie: request.headers.get("cookie") });
  }
  if (pathname === "/moved") return new Response(null, { status: 302, headers: { location: "/elsewhere" } });
  return new Response(PAGE, {
    headers: { "content-type": "text/html", "content-security-policy": "default-src 'self'" },
  });
};

const running: { stop: (force: boolean) => unknown }[] = [];

const startTarget = () => {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer });
  running.push(server);
  return server;
};

const startProxy = (target: string): DevProxy => {
  const proxy = startDevProxy({ port: 0, target });
  running.push(proxy);
  return proxy;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop(true)));
});

describe("the proxy of the watch mode", () => {
  test("adds the reloading script to pages and keeps their headers", async () => {
    const proxy = startProxy(startTarget().url.origin);
    const response = await fetch(`${proxy.url}/any/page`);
    expect(await response.text()).toContain('<script src="/__dev/reload.js"></script></head>');
    expect(response.headers.get("content-security-policy")).toBe("default-src 'self'");
    expect(await (await fetch(`${proxy.url}/__dev/reload.js`)).text()).toContain("location.reload()");
  });

  test("passes calls through as they are: method, body, cookie, redirect", async () => {
    const proxy = startProxy(startTarget().url.origin);
    const echo = await fetch(`${proxy.url}/api/echo`, { method: "PATCH", body: "text", headers: { cookie: "sid=1" } });
    expect(await echo.json()).toEqual({ method: "PATCH", body: "text", cookie: "sid=1" });
    const moved = await fetch(`${proxy.url}/moved`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/elsewhere"]);
  });

  test("tells every open page to reload", async () => {
    const proxy = startProxy(startTarget().url.origin);
    const stream = await fetch(`${proxy.url}/__dev/events`);
    const reader = stream.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(": connected\n\n");
    proxy.reload();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("event: reload\ndata: {}\n\n");
    await reader?.cancel();
  });

  test("asks again while the server is just coming back", async () => {
    let asked = 0;
    const send = async () => {
      asked += 1;
      if (asked < 3) throw new Error("connection refused");
      return new Response(PAGE);
    };
    const proxy = startDevProxy({ port: 0, target: "http://127.0.0.1:1", send });
    running.push(proxy);
    expect([(await fetch(`${proxy.url}/page`)).status, asked]).toEqual([200, 3]);
  });
});
