/** Ways to say where, when and for what: "{}" is the uses, places or times that reviewers name. */
export type FrameKind = "uses" | "places" | "times";
export type Frames = Readonly<Record<FrameKind, readonly string[]>>;

export const OUTCOME_FRAMES: Frames = {
  uses: ["good for {}", "works well for {}", "well suited to {}"],
  places: ["for use {}", "useful {}"],
  times: ["useful through {}"],
};

export const ANSWER_FRAMES: Frames = {
  uses: ["suits {}", "right for {}", "handy for {}"],
  places: ["put to use {}"],
  times: [],
};

/** The frames of the bullet on uses; the first is its header, "For Travel and Camping". */
const USES_FRAMES = ["for {}", "also for {}", "used {}"];

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
