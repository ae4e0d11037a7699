import type { ComponentProps } from "react";
import { css } from "../styled-system/css/index.js";

const hidden = css({ srOnly: true });

export const VisuallyHidden = (props: ComponentProps<"span">) => <span {...props} className={hidden} />;
