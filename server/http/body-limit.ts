import { Elysia } from "elysia";
import { LIMITS } from "../../events/limits.ts";
import { pathOf } from "./path-of.ts";
import { ProblemError } from "./problems.ts";

const KIB = 1024;
const DEFAULT_BYTES = 64 * KIB;

/** Envelope of a multipart upload around the file itself. */
const MULTIPART_BYTES = 16 * KIB;

/** An avatar with every list at its length. */
const AVATAR_BYTES = KIB * KIB;

/** The words of a listing with every field at its length. */
const WORDS_BYTES = 576 * KIB;

/**
 * Largest body per path, in bytes; every other path takes 64 KiB. What a form takes fits in, even if each of its characters
 * comes as the six bytes of an escape.
 */
const BYTES_OF: Readonly<Record<string, number>> = {
  "/api/demo/optimize": 384 * KIB,
  "/api/demo/stash-avatar-data": 256 * KIB,
  "/api/demo/stash-full-avatar": AVATAR_BYTES,
  "/api/asins": 4 * KIB * KIB,
  "/api/avatars": AVATAR_BYTES,
  "/api/optimizations": 256 * KIB,
  "/api/listings/audit": 384 * KIB,
  "/api/billing/webhook": 512 * KIB,
  "/api/reviews/import": LIMITS.importFileBytes + MULTIPART_BYTES,
};

/** Above every limit, so that the answer is ours and says why, and not the bare refusal of the HTTP server. */
export const SERVER_BODY_BYTES = 1024 * KIB * KIB;

/** The same below a path, for what is changed there. */
const BYTES_BELOW: readonly (readonly [path: string, bytes: number])[] = [
  ["/api/avatars/", AVATAR_BYTES],
  ["/api/optimizations/", WORDS_BYTES],
];

export const bodyLimitOf = (path: string): number =>
  BYTES_OF[path] ?? BYTES_BELOW.find(([below]) => path.startsWith(below))?.[1] ?? DEFAULT_BYTES;

/** What takes more than the rest of whoever asks. */
const LARGE_FOR_ANYBODY = new Set([
  "/api/demo/optimize",
  "/api/demo/stash-avatar-data",
  "/api/demo/stash-full-avatar",
  "/api/listings/audit",
  "/api/billing/webhook",
  "/api/reviews/import",
]);

const lengthOf = ({ headers }: Request): number => Number(headers.get("content-length") ?? "0");

/** Whether the body is longer than what is read of somebody who is not signed in. */
export const needsSessionFor = (request: Request): boolean =>
  lengthOf(request) > DEFAULT_BYTES && !LARGE_FOR_ANYBODY.has(pathOf(request));

/** Refuses a body by its declared length, before a byte of it is read, and one that does not declare any. */
export const bodyLimit = () =>
  new Elysia({ name: "body-limit" }).onRequest(({ request }) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    if (request.headers.has("transfer-encoding")) throw new ProblemError("LENGTH_REQUIRED");
    if (lengthOf(request) > bodyLimitOf(pathOf(request))) throw new ProblemError("TOO_LARGE");
  });
