import { css } from "../styled-system/css/index.js";

export const pageWidth = css({
  width: "full",
  maxWidth: "page",
  marginInline: "auto",
  paddingInline: { base: "4", md: "8" },
});
