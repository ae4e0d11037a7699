import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { guardUsage } from "../../server/commands/run-command.ts";
import { type AppServer, startAppServer } from "../support/app-server.ts";
import { launchBrowser, newPage } from "../support/browser.ts";
import { type Cookies, signInPeople } from "./people.ts";
import { SCREENS, type Screen, showScreen } from "./screens.ts";

const FOLDER = join(import.meta.dir, "../../.cache/sheet");
const THEMES = ["dark", "light"] as const;
const WIDTHS = [360, 768, 1440] as const;
const HEIGHT = 900;
const QUALITY = 70;
const SHOWN_SHARE = 4;

type View = { theme: (typeof THEMES)[number]; width: (typeof WIDTHS)[number] };
type Picture = View & { file: string; problem: string | null };

const VIEWS: readonly View[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

const isPattern = (text: string): boolean => {
  try {
    return SCREENS.some(({ name }) => new RegExp(text).test(name));
  } catch {
    return false;
  }
};

guardUsage(
  [
    "Usage: bun run sheet [PATTERN]",
    `PATTERN is a regular expression; the screens whose name it fits are taken: ${SCREENS.map(({ name }) => name).join(", ")}`,
  ],
  ([pattern = "", ...rest]) => rest.length === 0 && isPattern(pattern),
);

const wanted = process.argv[2];
const screens = SCREENS.filter(({ name }) => wanted === undefined || new RegExp(wanted).test(name));

const fileOf = (screen: Screen, { theme, width }: View): string =>
  `${screen.name.replaceAll(/[^a-z0-9]+/g, "-")}-${theme}-${width}.jpg`;

const take = async (
  browser: Browser,
  app: AppServer,
  cookies: Cookies,
  screen: Screen,
  view: View,
): Promise<Picture> => {
  const file = fileOf(screen, view);
  const { page, context } = await newPage(browser, { baseUrl: app.url, ...view, height: HEIGHT });
  await context.addCookies(cookies[screen.viewer]);
  page.setDefaultTimeout(15_000);
  const problem = await showScreen(page, screen).then(
    () => null,
    (error: unknown) => (error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)),
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.screenshot({ path: join(FOLDER, file), type: "jpeg", quality: QUALITY, fullPage: true });
  await context.close();
  return { ...view, file, problem };
};

const figure = ({ file, theme, width, problem }: Picture): string =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" width="${Math.round(width / SHOWN_SHARE) + 100}" alt=""></a>` +
  `<figcaption>${theme} ${width}${problem === null ? "" : ` <b>${Bun.escapeHTML(problem)}</b>`}</figcaption></figure>`;

const STYLE =
  "body{font:14px system-ui;margin:2rem;background:#888}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}figure{margin:0}b{color:#900}";

const pageOf = (rows: readonly { screen: Screen; pictures: readonly Picture[] }[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Listwright, every screen</title><style>${STYLE}</style>${rows
    .map(
      ({ screen, pictures }) =>
        `<h2>${screen.name} (${screen.viewer}, ${screen.path})</h2><div>${pictures.map(figure).join("")}</div>`,
    )
    .join("")}`;

mkdirSync(FOLDER, { recursive: true });
const browser = await launchBrowser();
const app = await startAppServer();
try {
  const cookies = await signInPeople(browser, app);
  const rows: { screen: Screen; pictures: Picture[] }[] = [];
  for (const screen of screens) {
    const pictures: Picture[] = [];
    for (const view of VIEWS) pictures.push(await take(browser, app, cookies, screen, view));
    const problem = pictures.find((picture) => picture.problem !== null)?.problem;
    console.log(problem === undefined ? screen.name : `${screen.name}: ${problem}`);
    if (problem !== undefined) process.exitCode = 1;
    rows.push({ screen, pictures });
    await Bun.write(join(FOLDER, "index.html"), pageOf(rows));
  }
  console.log(`${join(FOLDER, "index.html")} shows ${rows.length} screens in ${VIEWS.length} views.`);
} finally {
  await browser.close();
  await app.stop();
}
