import { css } from "../../styled-system/css/index.js";

export const editorColumns = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
  alignItems: "start",
});
export const editorForm = css({ display: "flex", flexDirection: "column", gap: "6" });
