import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type PageMeta, type PageTheme, withMeta } from "../build/page-html.ts";
import { type PlacedPage, pageAt } from "./page-at.ts";

const PAGE_FILES: Readonly<Record<PageTheme, string>> = { dark: "index.html", light: "index.light.html" };

type PageEncoding = "br" | "gz" | null;

export type PageDocument = {
  status: 200 | 404;
  hash: string;
  body: (encoding: PageEncoding) => Uint8Array<ArrayBuffer>;
};

const NOT_FOUND = { path: "", title: "Page not found" };

const metaOf = ({ path, title, description }: PlacedPage, origin: string): PageMeta =>
  description === undefined
    ? { title, listed: null }
    : { title, listed: { description, url: `${origin}${path}`, image: `${origin}/social-preview.png` } };

const once = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

const encoded = (bytes: Uint8Array<ArrayBuffer>, encoding: PageEncoding): Uint8Array<ArrayBuffer> => {
  if (encoding === "br") return new Uint8Array(brotliCompressSync(bytes));
  return encoding === "gz" ? Bun.gzipSync(bytes) : bytes;
};

const documentOf = (html: string, status: 200 | 404): PageDocument => {
  const bytes = new TextEncoder().encode(html);
  const hash = new Bun.CryptoHasher("sha256").update(bytes).digest("base64url");
  return { status, hash, body: once((encoding: PageEncoding) => encoded(bytes, encoding)) };
};

/**
 * The document at each path: the built page with that page's title and description. Each is made when it is first
 * asked for; there are no more of them than pages, whatever paths are asked for.
 */
export const pageDocuments = (dir: string, origin: () => string) => {
  const known = new Map<string, PageDocument>();
  return async (path: string, theme: PageTheme): Promise<PageDocument> => {
    const page = pageAt(path);
    const { path: address } = page ?? NOT_FOUND;
    const kept = known.get(`${theme} ${address}`);
    if (kept !== undefined) return kept;
    const html = withMeta(await Bun.file(join(dir, PAGE_FILES[theme])).text(), metaOf(page ?? NOT_FOUND, origin()));
    const made = documentOf(html, page === null ? 404 : 200);
    known.set(`${theme} ${address}`, made);
    return made;
  };
};
