import type { Locator, Page } from "playwright";

export type Frame = { jpeg: Buffer; seconds: number };
export type Cue = { from: number; to: number; text: string };

export type Camera = {
  /** Says a caption from now on, until the next one. */
  say: (text: string) => void;
  /** Looks at the page for so long. */
  hold: (seconds: number) => Promise<void>;
  /** Scrolls until the element stands under the header. */
  scrollTo: (target: Locator) => Promise<void>;
  /** Moves the pointer to the element and clicks it. */
  click: (target: Locator) => Promise<void>;
  cut: () => { frames: readonly Frame[]; cues: readonly Cue[]; seconds: number };
};

const STEPS = 14;
const STEP_SECONDS = 1 / 24;
const HEADER_ROOM = 84;

const ease = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

const installPointer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.getElementById("film-pointer") !== null) return;
    const pointer = document.createElement("div");
    pointer.id = "film-pointer";
    Object.assign(pointer.style, {
      position: "fixed",
      zIndex: "2147483647",
      width: "22px",
      height: "22px",
      borderRadius: "50%",
      border: "2px solid #fff",
      background: "rgba(0,0,0,.35)",
      boxShadow: "0 0 0 1px rgba(0,0,0,.5)",
      pointerEvents: "none",
      transform: "translate(-50%,-50%)",
    });
    document.body.append(pointer);
  });

const putPointer = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    ([left, top]) => {
      const pointer = document.getElementById("film-pointer");
      if (pointer !== null) Object.assign(pointer.style, { left: `${left}px`, top: `${top}px` });
    },
    [x, y] as const,
  );

/** Films a page picture by picture: what stands still costs nothing, and the machine's speed does not show. */
export const openCamera = (page: Page): Camera => {
  const frames: Frame[] = [];
  const cues: Cue[] = [];
  let now = 0;
  let place = { x: 640, y: 420 };

  const shoot = async (seconds: number): Promise<void> => {
    frames.push({ jpeg: await page.screenshot({ type: "jpeg", quality: 92 }), seconds });
    now += seconds;
  };

  const moveTo = async (x: number, y: number): Promise<void> => {
    await installPointer(page);
    const from = place;
    for (let step = 1; step <= STEPS; step += 1) {
      const share = ease(step / STEPS);
      await putPointer(page, from.x + (x - from.x) * share, from.y + (y - from.y) * share);
      await shoot(STEP_SECONDS);
    }
    place = { x, y };
  };

  const endCue = (): void => {
    const last = cues.at(-1);
    if (last !== undefined) last.to = now;
  };

  return {
    say: (text) => {
      endCue();
      cues.push({ from: now, to: now, text });
    },
    hold: shoot,
    scrollTo: async (target) => {
      const from = await page.evaluate(() => window.scrollY);
      const to = await target.evaluate(
        (element, room) => Math.max(0, window.scrollY + element.getBoundingClientRect().top - room),
        HEADER_ROOM,
      );
      for (let step = 1; step <= STEPS; step += 1) {
        const top = from + (to - from) * ease(step / STEPS);
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
        await shoot(STEP_SECONDS);
      }
    },
    click: async (target) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (box !== null) await moveTo(box.x + box.width / 2, box.y + box.height / 2);
      await target.click();
      await installPointer(page);
      await putPointer(page, place.x, place.y);
    },
    cut: () => {
      endCue();
      return { frames, cues, seconds: now };
    },
  };
};

const clock = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number): string => String(value).padStart(digits, "0");
  return `${part(Math.floor(ms / 60_000), 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

/** Captions as WebVTT. */
export const captionsOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join("\n")}`;
