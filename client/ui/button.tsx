import type { ComponentProps } from "react";
import { cx } from "../styled-system/css/index.js";
import { type ButtonVariantProps, button } from "../styled-system/recipes/index.js";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = {
  variant?: NonNullable<ButtonVariantProps["variant"]> & string;
  size?: "sm" | "md" | "lg";
  shape?: "text" | "icon";
  width?: "auto" | "full";
};

export type ButtonProps = ComponentProps<"button"> & ButtonLook & { loading?: boolean };

export const Button = ({
  variant,
  size,
  shape,
  width,
  loading = false,
  className,
  children,
  ...props
}: ButtonProps) => (
  <button
    type="button"
    {...props}
    disabled={props.disabled === true || loading}
    aria-busy={loading || undefined}
    className={cx(button({ variant, size, shape, width }), className)}
  >
    {loading ? <Spinner /> : null}
    {children}
  </button>
);
