import { isLoopback } from "./loopback.ts";

type Served = { requestIP: (request: Request) => { address: string } | null } | null;

const FORWARDING = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a request was made on this machine, to this machine: not by a network, not through a proxy, and not under a
 * name that somebody else led here. Without a server it was made in this process.
 */
export const isFromThisMachine = (request: Request, server: Served): boolean =>
  isLoopback(server === null ? "localhost" : (server.requestIP(request)?.address ?? "")) &&
  isLoopback(new URL(request.url).hostname) &&
  FORWARDING.every((name) => !request.headers.has(name));
