import { css } from "../styled-system/css/index.js";

/** What nobody can press on paper. */
export const onScreen = css({ _print: { display: "none" } });

/** What a screen shows on demand, and paper at once. */
export const onPaper = css({ display: "none", _print: { display: "list-item", listStyle: "none" } });
