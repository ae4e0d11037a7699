/** Ways to say where, when and for what: "{}" is the uses, places or times that reviewers name. */
export type FrameKind = "uses" | "places" | "times";
export type Frames = Readonly<Record<FrameKind, readonly string[]>>;

export const OUTCOME_FRAMES: Frames = {
  uses: ["a good match for {}", "just the thing for {}", "well suited to {}"],
  places: ["at home {}", "a welcome sight {}"],
  times: ["welcome through {}"],
};

export const ANSWER_FRAMES: Frames = {
  uses: ["no stranger to {}", "equally at ease during {}", "there to help with {}"],
  places: ["easy to keep {}"],
  times: ["dependable through {}"],
};

const USES_FRAMES = ["from {}", "ready for {} as well, and for much of what comes in between", "{} included", "to {}"];

const ALL = [OUTCOME_FRAMES, ANSWER_FRAMES]
  .flatMap(({ uses, places, times }) => [...uses, ...places, ...times])
  .concat(USES_FRAMES)
  .map((frame) => new RegExp(`^${frame.replace("{}", "(.+)")}$`, "i"));

/** What a frame holds: "no stranger to hikes" holds "hikes". Any other text is returned as it is. */
export const unframed = (text: string): string => {
  for (const frame of ALL) {
    const held = frame.exec(text)?.[1];
    if (held !== undefined) return held;
  }
  return text;
};
