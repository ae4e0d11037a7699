import { css } from "../../styled-system/css/index.js";

export const demoPage = css({ paddingBlock: { base: "8", md: "12" } });
