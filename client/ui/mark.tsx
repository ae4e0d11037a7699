import type { ComponentProps } from "react";
import { mark } from "../styled-system/recipes/index.js";

type MarkProps = Omit<ComponentProps<"mark">, "className"> & { tone?: "evidence" | "praise" | "complaint" | "quiet" };

/** The highlighter: customers' own words that support a statement. */
export const Mark = ({ tone, ...props }: MarkProps) => <mark {...props} className={mark({ tone })} />;
