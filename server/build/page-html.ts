import { PAGE_DATA_ID, type PageData } from "../../events/wire/page-data.ts";

export const THEME_COOKIE = "theme";

export type PageTheme = "dark" | "light";

const THEME_COLORS: Record<PageTheme, string> = { dark: "#111512", light: "#fbfaf5" };

/** The page as it is sent to somebody who chose this theme: right from the first paint, without a script. */
export const withTheme = (html: string, theme: PageTheme): string =>
  html
    .replace(/(<html\b[^>]*\bclass=")[^"]*(")/, `$1${theme}$2`)
    .replace(/(<meta name="theme-color" content=")[^"]*(")/, `$1${THEME_COLORS[theme]}$2`);

/** The theme a `Cookie` header asks for; dark unless it plainly says light. */
export const themeOf = (cookieHeader: string | null): PageTheme => {
  const chosen = (cookieHeader ?? "").split(";").map((part) => part.trim());
  return chosen.includes(`${THEME_COOKIE}=light`) ? "light" : "dark";
};

const ICON_LINKS = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icon-192.png">',
  '<link rel="manifest" href="/site.webmanifest">',
];

/** Adds icons, and asks early for fonts that the style sheet would name only later. */
export const withHeadLinks = (html: string, fonts: readonly string[]): string => {
  const preloads = fonts.map((path) => `<link rel="preload" href="/${path}" as="font" type="font/woff2" crossorigin>`);
  return html.replace("</title>", () => `</title>${[...preloads, ...ICON_LINKS].join("")}`);
};

/** Asks early for the scripts of one page, which the first script would name only later. */
export const withScripts = (html: string, chunks: readonly string[]): string => {
  const modules = chunks.map((path) => `<link rel="modulepreload" href="/${path}" crossorigin>`);
  return html.replace("</head>", () => `${modules.join("")}</head>`);
};

export type PageMeta = {
  title: string;
  /** For a page that search engines may list and people may share; null for all others. */
  listed: { description: string; url: string; image: string } | null;
};

const PREVIEW = { width: "1200", height: "630", alt: "Listwright: Turn Reviews into Revenue" };

const sharingTags = (title: string, { description, url, image }: NonNullable<PageMeta["listed"]>): string => {
  const properties = {
    "og:type": "website",
    "og:site_name": "Listwright",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": image,
    "og:image:width": PREVIEW.width,
    "og:image:height": PREVIEW.height,
    "og:image:alt": PREVIEW.alt,
  };
  return [
    `<link rel="canonical" href="${Bun.escapeHTML(url)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${Bun.escapeHTML(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
};

const withDescription = (html: string, description: string): string =>
  html.replace(
    /(<meta name="description" content=")[^"]*(")/,
    (_, before: string, after: string) => `${before}${Bun.escapeHTML(description)}${after}`,
  );

/** The page with its own title and description, and with what the preview of a shared link shows. */
export const withMeta = (html: string, { title, listed }: PageMeta): string => {
  const name = `${title} · Listwright`;
  const tags = listed === null ? '<meta name="robots" content="noindex">' : sharingTags(name, listed);
  const titled = html.replace(/<title>[^<]*<\/title>/, () => `<title>${Bun.escapeHTML(name)}</title>${tags}`);
  return listed === null ? titled : withDescription(titled, listed.description);
};

/** The page with what it would ask for first. Not a script to the browser, so that no policy has to allow it. */
export const withData = (html: string, data: PageData): string => {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return html.replace("</body>", () => `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script></body>`);
};

const EMPTY_ROOT = '<div id="root"></div>';
const NO_SCRIPT = /\s*<noscript>.*?<\/noscript>/s;

/** The page with its content. Where all of it can be read without a script, nobody is asked to switch scripts on. */
export const withContent = (html: string, content: string, needsScript: boolean): string => {
  const filled = html.replace(EMPTY_ROOT, () => `<div id="root">${content}</div>`);
  return needsScript ? filled : filled.replace(NO_SCRIPT, "");
};
