import { css } from "../styled-system/css/index.js";

/** For a link that stands alone in a line: a finger hits it beside its words, too, and nothing moves for that. */
export const reach = css({
  position: "relative",
  _touch: { _after: { content: '""', position: "absolute", insetInline: "0", insetBlock: "-3" } },
});
