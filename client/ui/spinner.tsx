import { css } from "../styled-system/css/index.js";
import { VisuallyHidden } from "./visually-hidden.tsx";

const ring = css({
  display: "inline-block",
  flexShrink: "0",
  width: "[1.125em]",
  height: "[1.125em]",
  borderRadius: "full",
  borderWidth: "thick",
  borderStyle: "solid",
  borderColor: "current",
  borderInlineEndColor: "transparent",
  _highContrast: { borderInlineEndColor: "[Canvas]" },
  animation: "[spin 900ms linear infinite]",
});

type SpinnerProps = { label?: string };

export const Spinner = ({ label }: SpinnerProps) => (
  <>
    <span className={ring} aria-hidden="true" />
    {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
  </>
);
