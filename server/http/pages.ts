import { join } from "node:path";
import { Elysia } from "elysia";
import type { ClientFile, ClientManifest } from "../build/client-manifest.ts";
import { type PageTheme, themeOf } from "../build/page-html.ts";
import { pathOf } from "./path-of.ts";
import { problemResponse } from "./problems.ts";
import { requestIdOf } from "./request-id.ts";

const PAGE_OF: Readonly<Record<PageTheme, string>> = { dark: "index.html", light: "index.light.html" };
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

const encodingFor = (file: ClientFile, header: string | null): Encoding | null => {
  const tokens = accepted(header);
  return ENCODINGS.find(({ token, suffix }) => tokens.has(token) && file.encodings.includes(suffix)) ?? null;
};

type Served = { cacheControl: string; vary: string };

const fileResponse = (dir: string, file: ClientFile, request: Request, { cacheControl, vary }: Served): Response => {
  const encoding = encodingFor(file, request.headers.get("accept-encoding"));
  const etag = `"${file.hash}${encoding === null ? "" : `-${encoding.suffix}`}"`;
  const headers = new Headers({ "content-type": file.type, "cache-control": cacheControl, vary, etag });
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  if (encoding !== null) headers.set("content-encoding", encoding.token);
  const path = join(dir, encoding === null ? file.path : `${file.path}.${encoding.suffix}`);
  return new Response(Bun.file(path, { type: file.type }), { headers });
};

const looksLikeFile = (path: string): boolean => /\.[a-z0-9]{2,12}$/i.test(path);

/** Serves the built client: its files with long caching and compression, and the themed page for every other path. */
export const pages = (dir: string, manifest: ClientManifest) => {
  const files = new Map(manifest.files.map((file) => [`/${file.path}`, file]));
  const answer = (request: Request): Response => {
    const path = pathOf(request);
    const file = files.get(path);
    if (file !== undefined && !path.endsWith(".html")) {
      return fileResponse(dir, file, request, {
        cacheControl: file.immutable ? FOREVER : AN_HOUR,
        vary: "Accept-Encoding",
      });
    }
    const page = files.get(`/${PAGE_OF[themeOf(request.headers.get("cookie"))]}`);
    if (page === undefined || path.startsWith("/api/") || looksLikeFile(path)) {
      return problemResponse("NOT_FOUND", requestIdOf(request));
    }
    return fileResponse(dir, page, request, { cacheControl: "no-cache", vary: "Accept-Encoding, Cookie" });
  };
  return new Elysia({ name: "pages" }).get("/*", ({ request }) => answer(request));
};
