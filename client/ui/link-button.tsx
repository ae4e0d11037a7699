import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { cx } from "../styled-system/css/index.js";
import { button } from "../styled-system/recipes/index.js";
import type { ButtonLook } from "./button.tsx";

type AnchorButtonProps = ComponentProps<"a"> & ButtonLook;

/** A link to another origin or a file that looks like a button. */
export const AnchorButton = ({ variant, size, shape, width, className, children, ...props }: AnchorButtonProps) => (
  <a {...props} className={cx(button({ variant, size, shape, width }), className)}>
    {children}
  </a>
);

/** A link within the app that looks like a button. */
export const LinkButton = createLink(AnchorButton);
