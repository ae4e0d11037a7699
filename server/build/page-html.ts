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

type Early = { fonts: readonly string[]; chunks: readonly string[] };

/** Adds icons, and asks early for fonts and chunks that style sheet and script would name only later. */
export const withHeadLinks = (html: string, { fonts, chunks }: Early): string => {
  const preloads = fonts.map((path) => `<link rel="preload" href="/${path}" as="font" type="font/woff2" crossorigin>`);
  const modules = chunks.map((path) => `<link rel="modulepreload" href="/${path}" crossorigin>`);
  return html.replace("</title>", () => `</title>${[...preloads, ...modules, ...ICON_LINKS].join("")}`);
};
