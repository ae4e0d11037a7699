import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ANONYMOUS_SESSION } from "../../events/wire/anonymous-session.ts";
import type { PageData } from "../../events/wire/page-data.ts";
import type { SampleSummary } from "../../events/wire/reviews.ts";
import type { SiteConfig } from "../../events/wire/site.ts";
import type { ClientManifest } from "../build/client-manifest.ts";
import { type PageMeta, type PageTheme, withContent, withData, withMeta, withScripts } from "../build/page-html.ts";
import { type PlacedPage, pageAt } from "./page-at.ts";
import { loadPrerender } from "./prerender.ts";

const PAGE_FILES: Readonly<Record<PageTheme, string>> = { dark: "index.html", light: "index.light.html" };

type PageEncoding = "br" | "gz" | null;

export type PageDocument = {
  status: 200 | 404;
  hash: string;
  body: (encoding: PageEncoding) => Uint8Array<ArrayBuffer>;
};

const NOT_FOUND = { path: "", title: "Page not found" };

const metaOf = ({ path, title, description }: Omit<PlacedPage, "route">, origin: string): PageMeta =>
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

/** What the pages say that is not in their files. */
export type PageFacts = {
  /** How the outside knows us. */
  origin: () => string;
  site: () => SiteConfig;
  samples: () => SampleSummary[];
};

/** Pages that are complete without a script, but for what the visitor may do there. */
const PRERENDERED: ReadonlySet<string> = new Set(["/", "/watch-demo", "/legal/$document"]);

export type Visitor = {
  theme: PageTheme;
  /** For sure nobody is signed in and no demo was begun; else only the API can say who is there. */
  isAnonymous: boolean;
};

const dataOf = (page: PlacedPage | null, { isAnonymous }: Visitor, { site, samples }: PageFacts): PageData => ({
  site: site(),
  samples: page?.route === "/" ? samples() : null,
  session: isAnonymous ? ANONYMOUS_SESSION : null,
});

const shellOf = (dir: string, theme: PageTheme): Promise<string> => {
  const text = Bun.file(join(dir, PAGE_FILES[theme])).text();
  // Where it cannot be read, whoever asks for a page is told.
  text.catch(() => undefined);
  return text;
};

/**
 * The document at each path: the built page with that page's title, description, data and, where it can be read without
 * a script, content. Each is made when it is first asked for; there are no more of them than pages, whatever paths are
 * asked for.
 */
export const pageDocuments = (dir: string, { scripts }: Pick<ClientManifest, "scripts">, facts: PageFacts) => {
  const known = new Map<string, PageDocument>();
  const prerender = loadPrerender(dir);
  // At once: a build that is made while this server runs brings pages that ask for scripts it does not know of.
  const shells = { dark: shellOf(dir, "dark"), light: shellOf(dir, "light") };

  const make = async (page: PlacedPage | null, visitor: Visitor): Promise<PageDocument> => {
    const data = dataOf(page, visitor, facts);
    const shell = withMeta(await shells[visitor.theme], metaOf(page ?? NOT_FOUND, facts.origin()));
    const chunks = scripts.routes.find(({ path }) => path === page?.route)?.chunks ?? [];
    const html = withData(withScripts(shell, chunks), data);
    if (page === null || !PRERENDERED.has(page.route)) return documentOf(html, page === null ? 404 : 200);
    const content = await (await prerender)({ path: page.path, theme: visitor.theme, data });
    return documentOf(withContent(html, content, page.route === "/"), 200);
  };

  return async (path: string, visitor: Visitor): Promise<PageDocument> => {
    const page = pageAt(path);
    const key = `${visitor.theme} ${visitor.isAnonymous} ${page?.path ?? ""}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const made = await make(page, visitor);
    known.set(key, made);
    return made;
  };
};
