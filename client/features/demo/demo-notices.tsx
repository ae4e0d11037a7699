import type { DemoEvent } from "../../../machines/demo/demo.events.ts";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { DraftNotice } from "../../work/draft-notice.tsx";

type DemoNoticesProps = { isPaid: boolean; isUsed: boolean; isDraft: boolean; send: (event: DemoEvent) => void };

/** What a visitor should know before filling in the form. */
export const DemoNotices = ({ isPaid, isUsed, isDraft, send }: DemoNoticesProps) => (
  <>
    {isPaid ? (
      <Callout
        tone="info"
        title="Your plan already includes optimizations."
        actions={
          <LinkButton size="sm" to="/optimize">
            Go to Optimize
          </LinkButton>
        }
      >
        There the result is saved with your avatars.
      </Callout>
    ) : null}
    {isUsed ? (
      <Callout
        tone="accent"
        title="You've used your free optimization — upgrade to keep going."
        actions={
          <Button size="sm" onClick={() => send({ type: "upgrade.opened" })}>
            See plans
          </Button>
        }
      />
    ) : null}
    {isDraft ? <DraftNotice onDiscard={() => send({ type: "draft.discarded" })} /> : null}
  </>
);
