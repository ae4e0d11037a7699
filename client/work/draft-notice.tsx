import { type ReactNode, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";

type DraftNoticeProps = {
  onDiscard: () => void;
  children?: ReactNode;
};

const USUAL = "This is what you entered last time. It is kept on this device only, until you submit it.";

/** The notice goes with the draft, so the focus moves on to the form that is empty again. */
const focusFormAfter = (notice: HTMLElement | null): void => {
  const follows = (form: HTMLElement): boolean =>
    notice !== null && (notice.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  [...document.forms]
    .find(follows)
    ?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")
    ?.focus({ preventScroll: true });
};

/** Says that a form holds what was kept on this device, and offers to begin afresh. */
export const DraftNotice = ({ onDiscard, children = USUAL }: DraftNoticeProps) => {
  const root = useRef<HTMLDivElement>(null);
  const discard = () => {
    focusFormAfter(root.current);
    onDiscard();
  };
  return (
    <div ref={root}>
      <Callout
        title="Draft restored"
        role="status"
        actions={
          <Button size="sm" variant="outline" onClick={discard}>
            Discard draft
          </Button>
        }
      >
        {children}
      </Callout>
    </div>
  );
};
