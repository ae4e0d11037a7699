import { isIP } from "node:net";
import type { Env } from "../env.ts";

type AddressSource = { requestIP: (request: Request) => { address: string } | null } | null;

const UNKNOWN = "unknown";

const unmapped = (address: string): string =>
  /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address;

/** A proxy appends the address it saw, so the last `hops` entries are the proxies' word and all before is anybody's. */
const forwardedFor = (request: Request, socket: string, hops: number): string => {
  const seen = (request.headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const chain = [...seen.filter((entry) => entry !== ""), socket];
  return chain[Math.max(0, chain.length - 1 - hops)] ?? socket;
};

/** Who is calling: the socket's address, or what a trusted proxy reports when TRUST_PROXY names how many there are. */
export const clientAddress = (request: Request, server: AddressSource, env: Pick<Env, "TRUST_PROXY">): string => {
  const socket = unmapped(server?.requestIP(request)?.address ?? UNKNOWN);
  if (env.TRUST_PROXY === 0) return socket;
  const reported = unmapped(forwardedFor(request, socket, env.TRUST_PROXY));
  return isIP(reported) === 0 ? socket : reported;
};

const ipv6Groups = (address: string): string[] => {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...gap, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
};

/** The network one person can hold: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (address: string): string =>
  isIP(address) === 6
    ? `${ipv6Groups(address.split("%")[0] ?? address)
        .slice(0, 4)
        .join(":")}::/64`
    : address;
