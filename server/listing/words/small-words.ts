export { STOP_WORDS } from "../../../events/result/stop-words.ts";

export const SMALL_TITLE_WORDS: ReadonlySet<string> = new Set(
  "a an the and or nor but for in on at to by of with from over up as per via".split(" "),
);
