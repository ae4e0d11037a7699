import { describe, expect, test } from "bun:test";
import { clientAddress, networkOf } from "../../../../server/http/client-address.ts";

const socket = (address: string | null) => ({ requestIP: () => (address === null ? null : { address }) });
const from = (forwarded: string | null) =>
  new Request("http://localhost/", forwarded === null ? {} : { headers: { "x-forwarded-for": forwarded } });

describe("the client's address", () => {
  test.each([
    ["is the socket's", "198.51.100.7", null, 0, "198.51.100.7"],
    ["is the socket's where no proxy is trusted", "198.51.100.7", "203.0.113.1", 0, "198.51.100.7"],
    ["is what the trusted proxy saw", "10.0.0.1", "203.0.113.1", 1, "203.0.113.1"],
    ["is not what the client told the trusted proxy", "10.0.0.1", "6.6.6.6, 203.0.113.1", 1, "203.0.113.1"],
    ["is what the first of two trusted proxies saw", "10.0.0.1", "6.6.6.6, 203.0.113.1, 10.0.0.2", 2, "203.0.113.1"],
    ["is the furthest known when there are fewer entries than proxies", "10.0.0.1", "203.0.113.1", 3, "203.0.113.1"],
    ["is the socket's when the header is empty", "10.0.0.1", " , ", 1, "10.0.0.1"],
    ["is the socket's when the entry is no address", "10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["is an IPv4 address behind its IPv6 form", "::ffff:198.51.100.7", null, 0, "198.51.100.7"],
    ["may be IPv6", "2001:db8::1", null, 0, "2001:db8::1"],
  ])("%s", (_, address, forwarded, hops, expected) => {
    expect(clientAddress(from(forwarded), socket(address), { TRUST_PROXY: hops })).toBe(expected);
  });

  test("is one for all whose address is not known", () => {
    expect(clientAddress(from(null), null, { TRUST_PROXY: 0 })).toBe("unknown");
    expect(clientAddress(from(null), socket(null), { TRUST_PROXY: 1 })).toBe("unknown");
  });
});

describe("the network of an address", () => {
  test.each([
    ["198.51.100.7", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("%s is in %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
