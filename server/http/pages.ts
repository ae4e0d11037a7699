import { join } from "node:path";
import { Elysia } from "elysia";
import type { ClientFile, ClientManifest } from "../build/client-manifest.ts";
import { themeOf } from "../build/page-html.ts";
import type { Log } from "../platform/log.ts";
import { readCookie } from "./cookies.ts";
import { pageAt } from "./page-at.ts";
import { type PageDocument, type PageFacts, pageDocuments } from "./page-documents.ts";
import { pathOf } from "./path-of.ts";
import { problemResponse } from "./problems.ts";
import { requestIdOf } from "./request-id.ts";

const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
const ENCODINGS = [
  { token: "br", suffix: "br" },
  { token: "gzip", suffix: "gz" },
] as const;

type Encoding = (typeof ENCODINGS)[number];

const accepted = (header: string | null): ReadonlySet<string> =>
  new Set(
    (header ?? "")
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim().toLowerCase() ?? ""),
  );

const encodingFor = ({ encodings }: Pick<ClientFile, "encodings">, header: string | null): Encoding | null => {
  const tokens = accepted(header);
  return ENCODINGS.find(({ token, suffix }) => tokens.has(token) && encodings.includes(suffix)) ?? null;
};

const etagOf = (hash: string, encoding: Encoding | null): string =>
  `"${hash}${encoding === null ? "" : `-${encoding.suffix}`}"`;

/** The file, or null where the build on the disk is not the one this server started with, and has it no more. */
const fileResponse = async (dir: string, file: ClientFile, request: Request): Promise<Response | null> => {
  const encoding = encodingFor(file, request.headers.get("accept-encoding"));
  const etag = etagOf(file.hash, encoding);
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": file.immutable ? FOREVER : AN_HOUR,
    vary: "Accept-Encoding",
    etag,
  });
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  if (encoding !== null) headers.set("content-encoding", encoding.token);
  const path = join(dir, encoding === null ? file.path : `${file.path}.${encoding.suffix}`);
  const content = Bun.file(path, { type: file.type });
  return (await content.exists()) ? new Response(content, { headers }) : null;
};

const pageResponse = async (document: Promise<PageDocument>, request: Request): Promise<Response> => {
  const { status, hash, body } = await document;
  const encoding = encodingFor({ encodings: ["br", "gz"] }, request.headers.get("accept-encoding"));
  const etag = etagOf(hash, encoding);
  const headers = new Headers({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-cache",
    vary: "Accept-Encoding, Cookie",
    etag,
  });
  if (status === 200 && request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== null) headers.set("content-encoding", encoding.token);
  return new Response(body(encoding?.suffix ?? null), { status, headers });
};

type PagesSetup = PageFacts & {
  /** Cookies of those of whom only the API can say who they are and what they have used. */
  knownBy: readonly string[];
  isStaff: (request: Request) => Promise<boolean>;
  log: Pick<Log, "warn">;
};

/** For everybody but staff these pages do not exist. */
const isForStaff = (path: string): boolean => pageAt(path)?.route.startsWith("/support") === true;
const NOWHERE = "/not/a/page";

const looksLikeFile = (path: string): boolean => /\.[a-z0-9]{2,12}$/i.test(path);

/**
 * Serves the built client: its files with long caching and compression, and the themed page for every other path, as
 * "not found" where no page is. Without the cookie of a session or a visitor a page may say at once that nobody is
 * signed in and the demo is unused.
 */
export const pages = (dir: string, manifest: ClientManifest, { knownBy, isStaff, log, ...facts }: PagesSetup) => {
  const files = new Map(manifest.files.map((file) => [`/${file.path}`, file]));
  const documentAt = pageDocuments(dir, manifest, facts);
  const visitorOf = (request: Request) => ({
    theme: themeOf(request.headers.get("cookie")),
    isAnonymous: knownBy.every((cookie) => readCookie(request, cookie) === null),
  });
  const gone = (request: Request, path: string): Response => {
    log.warn("A file of the client is gone: it was built anew, so restart the server", { path });
    return problemResponse("NOT_FOUND", requestIdOf(request));
  };
  const answer = async (request: Request): Promise<Response> => {
    const path = pathOf(request);
    const file = files.get(path);
    if (file !== undefined && !path.endsWith(".html"))
      return (await fileResponse(dir, file, request)) ?? gone(request, path);
    if (path.startsWith("/api/") || looksLikeFile(path)) return problemResponse("NOT_FOUND", requestIdOf(request));
    const isHidden = isForStaff(path) && !(await isStaff(request));
    return pageResponse(documentAt(isHidden ? NOWHERE : path, visitorOf(request)), request);
  };
  return new Elysia({ name: "pages" }).get("/*", ({ request }) => answer(request), { detail: { hide: true } });
};
