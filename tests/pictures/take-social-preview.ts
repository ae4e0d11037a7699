import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import { palette } from "../../client/theme/palette.ts";

const SIZE = { width: 1200, height: 630 };

const FACES = [
  ["Newsreader", "@fontsource/newsreader/files/newsreader-latin-500-normal.woff2"],
  ["Hanken Grotesk", "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"],
] as const;

const faceOf = async ([family, file]: (typeof FACES)[number]): Promise<string> => {
  const bytes = await Bun.file(fileURLToPath(import.meta.resolve(file))).bytes();
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toBase64()})}`;
};

const styles = `
  body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 76px 84px; display: flex;
    flex-direction: column; justify-content: space-between; background: ${palette.ink[900]}; color: ${palette.ink[100]};
    font-family: "Hanken Grotesk"; }
  header { display: flex; align-items: center; gap: 22px; font: 500 46px Newsreader; letter-spacing: -0.015em; }
  header svg { width: 68px; height: 68px; }
  h1 { margin: 0; font: 500 118px/1.02 Newsreader; letter-spacing: -0.028em; }
  mark { background: ${palette.marker[300]}; color: ${palette.ink[950]}; padding: 12px 14px 0; border-radius: 8px; }
  p { margin: 0; font-size: 34px; line-height: 1.4; color: ${palette.ink[300]}; max-width: 900px; }
`;

/** The picture that a shared link shows: the mark, the promise, and how it is kept. */
export const takeSocialPreview = async (browser: Browser, path: string): Promise<void> => {
  const logo = await Bun.file(new URL("../../client/public/favicon.svg", import.meta.url)).text();
  const faces = await Promise.all(FACES.map(faceOf));
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(
    `<style>${faces.join("")}${styles}</style><header>${logo}Listwright</header>
     <h1>Turn Reviews<br>into <mark>Revenue</mark></h1>
     <p>A buyer persona and a listing, every statement traced to what customers wrote.</p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path });
  await page.close();
};
