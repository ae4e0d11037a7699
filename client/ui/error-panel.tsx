import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Callout } from "./callout.tsx";

type ErrorPanelProps = { title: string; children?: ReactNode; onRetry?: () => void };

/** A part of the page that could not be shown, with a way to try again. */
export const ErrorPanel = ({ title, children, onRetry }: ErrorPanelProps) => (
  <Callout
    tone="danger"
    role="alert"
    title={title}
    actions={
      onRetry === undefined ? undefined : (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )
    }
  >
    {children}
  </Callout>
);
