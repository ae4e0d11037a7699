import { join } from "node:path";
import type { Browser } from "playwright";
import type { Frame } from "./film.ts";

const bundleEncoder = async (): Promise<string> => {
  const built = await Bun.build({ entrypoints: [join(import.meta.dir, "encode-in-page.ts")], target: "browser" });
  const [script] = built.outputs;
  if (!built.success || script === undefined) throw new Error("The encoder could not be bundled");
  return script.text();
};

/** Makes a WebM (VP9) of the frames with the encoder that Chromium brings along. */
export const encodeFilm = async (
  browser: Browser,
  frames: readonly Frame[],
  { width, height }: { width: number; height: number },
): Promise<Buffer> => {
  // The encoder is there for secure contexts only, which a page of this machine is.
  const blank = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("<!doctype html>", HTML) });
  const page = await browser.newPage();
  try {
    await page.goto(blank.url.href);
    await page.addScriptTag({ content: await bundleEncoder(), type: "module" });
    const encoder = await page.evaluateHandle(([w, h]) => globalThis.openEncoder(w, h), [width, height] as const);
    for (const { jpeg, seconds } of frames)
      await encoder.evaluate((open, [data, length]) => open.add(data, length), [
        jpeg.toString("base64"),
        seconds,
      ] as const);
    return Buffer.from(await encoder.evaluate((open) => open.finish()), "base64");
  } finally {
    await page.close();
    await blank.stop(true);
  }
};

const HTML = { headers: { "content-type": "text/html" } };
