import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { guardUsage, takesNothing } from "../../server/commands/run-command.ts";
import { signInPeople } from "../screens/people.ts";
import { startAppServer } from "../support/app-server.ts";
import { launchBrowser, newPage } from "../support/browser.ts";
import { encodeFilm } from "./walkthrough/encode.ts";
import { type Camera, type Cue, captionsOf, type Frame, openCamera } from "./walkthrough/film.ts";
import { playWalkthrough } from "./walkthrough/scenes.ts";

guardUsage(["Usage: bun run walkthrough"], takesNothing);

const FOLDER = join(import.meta.dir, "../../client/public/walkthrough");
const VIEW = { width: 1280, height: 720 } as const;

const browser = await launchBrowser();
const app = await startAppServer();
try {
  const cookies = await signInPeople(browser, app);
  const visitor = await newPage(browser, { baseUrl: app.url, ...VIEW });
  const seller = await newPage(browser, { baseUrl: app.url, ...VIEW });
  await seller.context.addCookies(cookies.agency);
  const cameras: Camera[] = [];
  await playWalkthrough(visitor.page, seller.page, (page) => {
    const camera = openCamera(page);
    cameras.push(camera);
    return camera;
  });

  const frames: Frame[] = [];
  const cues: Cue[] = [];
  let seconds = 0;
  for (const camera of cameras) {
    const part = camera.cut();
    frames.push(...part.frames);
    cues.push(...part.cues.map(({ from, to, text }) => ({ from: from + seconds, to: to + seconds, text })));
    seconds += part.seconds;
  }

  mkdirSync(FOLDER, { recursive: true });
  const film = await encodeFilm(browser, frames, VIEW);
  await Bun.write(join(FOLDER, "walkthrough.webm"), film);
  await Bun.write(join(FOLDER, "captions.en.vtt"), captionsOf(cues));
  const [poster] = frames;
  if (poster !== undefined)
    await Bun.write(join(FOLDER, "poster.webp"), await new Bun.Image(poster.jpeg).webp({ quality: 80 }).bytes());
  console.log(`${Math.round(seconds)} s, ${frames.length} pictures, ${Math.round(film.length / 1024)} kB`);
} finally {
  await browser.close();
  await app.stop();
}
