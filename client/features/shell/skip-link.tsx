import { css } from "../../styled-system/css/index.js";
import { MAIN_ID } from "./page-announcer.tsx";

const style = css({
  position: "absolute",
  insetBlockStart: "2",
  insetInlineStart: "2",
  zIndex: "skip",
  paddingInline: "4",
  paddingBlock: "2.5",
  borderRadius: "md",
  backgroundColor: "accent.solid",
  color: "accent.on",
  textStyle: "label",
  "&:not(:focus)": { srOnly: true },
});

export const SkipLink = () => (
  <a className={style} href={`#${MAIN_ID}`}>
    Skip to content
  </a>
);
