import type { ReactNode } from "react";
import { kbd } from "../styled-system/recipes/index.js";

export const Kbd = ({ children }: { children: ReactNode }) => <kbd className={kbd()}>{children}</kbd>;
