import type { FormEvent } from "react";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PasswordAgain } from "./password-again.tsx";
import { VISIT_REASONS } from "./quick-reasons.ts";
import { ReasonField } from "./reason-field.tsx";
import type { HistoryVisit } from "./use-history-visit.ts";

const form = css({ display: "flex", flexDirection: "column", gap: "5" });
const buttons = css({ display: "flex", flexWrap: "wrap", gap: "2" });

/** Stands before a history: nobody looks into one without saying why. */
export const ReasonForm = ({ visit }: { visit: HistoryVisit }) => {
  const { snapshot, send } = visit;
  const { reason, complaint } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: "submitted" });
  };
  return (
    <Page width="narrow">
      <Card
        title="Why do you look into this history?"
        headingLevel="h1"
        description="Opening it is recorded in the customer’s own history, with your reason. It stays open for an hour."
      >
        <form className={form} onSubmit={submit} noValidate>
          <ReasonField
            quick={VISIT_REASONS}
            reason={reason}
            complaint={complaint}
            disabled={isBusy}
            onType={(words) => send({ type: "reason.typed", reason: words })}
          />
          <PasswordAgain visit={visit} />
          <div className={buttons}>
            <Button type="submit" loading={isBusy}>
              Open the history
            </Button>
            <LinkButton variant="ghost" to="/support">
              Back to the search
            </LinkButton>
          </div>
        </form>
      </Card>
    </Page>
  );
};
