import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { cx } from "../styled-system/css/index.js";
import { link } from "../styled-system/recipes/index.js";

type AnchorProps = ComponentProps<"a"> & { variant?: "text" | "quiet" | "nav" };

/** A plain link to another origin, a file, a phone or a mail address. */
export const Anchor = ({ variant, className, children, ...props }: AnchorProps) => (
  <a {...props} className={cx(link({ variant }), className)}>
    {children}
  </a>
);

/** A link within the app. */
export const TextLink = createLink(Anchor);
