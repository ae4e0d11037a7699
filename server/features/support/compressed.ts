/** Below this, compressing costs more than it saves. */
const WORTH_BYTES = 1_024;

/** Levels above bring a few percent at several times the work. */
const LEVEL = 5;

const acceptsGzip = (request: Request): boolean =>
  (request.headers.get("accept-encoding") ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .some((part) => part === "gzip" || (part.startsWith("gzip;") && !/q=0(\.0*)?$/.test(part)));

/** A JSON answer, compressed for who can read that. */
export const compressedJson = (request: Request, value: unknown): Response => {
  const body = Buffer.from(JSON.stringify(value));
  const headers = { "content-type": "application/json", vary: "Accept-Encoding" };
  if (body.byteLength < WORTH_BYTES || !acceptsGzip(request)) return new Response(body, { headers });
  return new Response(Bun.gzipSync(body, { level: LEVEL }), { headers: { ...headers, "content-encoding": "gzip" } });
};
