import { Eye, EyeOff } from "lucide-react";
import type { FormEvent } from "react";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatCountdown } from "./format-moment.ts";
import { PasswordAgain } from "./password-again.tsx";
import { REVEAL_REASONS } from "./quick-reasons.ts";
import { ReasonField } from "./reason-field.tsx";
import type { HistoryVisit } from "./use-history-visit.ts";
import { useNow } from "./use-now.ts";

const FORM = "reveal-form";
const SECOND_MS = 1000;
const form = css({ display: "flex", flexDirection: "column", gap: "4" });
const shown = css({ display: "inline-flex", alignItems: "center", gap: "2" });

/** Uncovers personal data for a while, after a reason that is recorded. */
export const RevealControl = ({ visit: control }: { visit: HistoryVisit }) => {
  const { snapshot, send } = control;
  const { visit, reason, complaint } = snapshot.context;
  const revealedUntil = visit?.revealedUntil ?? null;
  const isBusy = snapshot.hasTag("busy");
  const isAsking = snapshot.matches({ open: "askingReveal" }) || snapshot.matches({ open: "revealing" });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: "submitted" });
  };
  return (
    <>
      {revealedUntil === null ? (
        <Button variant="outline" size="sm" onClick={() => send({ type: "reveal.asked" })}>
          <Eye aria-hidden="true" />
          Reveal personal data
        </Button>
      ) : (
        <span className={shown}>
          <Countdown until={revealedUntil} />
          <Button variant="outline" size="sm" onClick={() => send({ type: "covered" })}>
            <EyeOff aria-hidden="true" />
            Cover again
          </Button>
        </span>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={(open) => open || send({ type: "dismissed" })}
        dismissible={!isBusy}
        title="Reveal personal data?"
        description="Names, addresses and review texts are shown to you for ten minutes. That you looked, and why, is recorded in the customer’s history."
        footer={
          <>
            <Button variant="outline" disabled={isBusy} onClick={() => send({ type: "dismissed" })}>
              Keep covered
            </Button>
            <Button type="submit" form={FORM} loading={isBusy}>
              Reveal
            </Button>
          </>
        }
      >
        <form id={FORM} className={form} onSubmit={submit} noValidate>
          <ReasonField
            quick={REVEAL_REASONS}
            reason={reason}
            complaint={complaint}
            disabled={isBusy}
            onType={(words) => send({ type: "reason.typed", reason: words })}
          />
          <PasswordAgain visit={control} />
        </form>
      </Dialog>
    </>
  );
};

const Countdown = ({ until }: { until: string }) => {
  const now = useNow(SECOND_MS);
  return (
    <Badge tone="warning">
      <Eye aria-hidden="true" />
      <span role="timer">Personal data shown for {formatCountdown(Date.parse(until) - now)}</span>
    </Badge>
  );
};
