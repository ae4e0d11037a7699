import { expect, test } from "bun:test";
import { isFromThisMachine } from "../../../../server/platform/this-machine.ts";

const asked = (address: string, host: string, headers: Record<string, string> = {}): boolean =>
  isFromThisMachine(new Request(`http://${host}/dev/mailbox`, { headers }), { requestIP: () => ({ address }) });

test.each([
  ["127.0.0.1", "localhost:3000"],
  ["::1", "[::1]:3000"],
  ["::ffff:127.0.0.1", "127.0.0.1:3000"],
])("a call from %s to %s is made on this machine", (address, host) => {
  expect(asked(address, host)).toBeTrue();
});

test.each([
  ["by another machine", "192.0.2.7", "localhost:3000", {}],
  ["by a container's gateway", "172.17.0.1", "localhost:3000", {}],
  ["under a name that somebody led here", "127.0.0.1", "shop.example", {}],
  ["through a proxy", "127.0.0.1", "localhost:3000", { "x-forwarded-for": "192.0.2.7" }],
  ["through a proxy that says so its way", "127.0.0.1", "localhost:3000", { forwarded: "for=192.0.2.7" }],
])("a call %s is not", (_how, address, host, headers) => {
  expect(asked(address, host, headers)).toBeFalse();
});

test("a socket that nobody knows is not this machine's, and without a server there is none", () => {
  const request = new Request("http://localhost/dev/mailbox");
  expect(isFromThisMachine(request, { requestIP: () => null })).toBeFalse();
  expect(isFromThisMachine(request, null)).toBeTrue();
});
