import type { FormEvent, ReactNode } from "react";
import { ADDED_ASINS_MAX, type CustomerCard, type ResendableMail } from "../../../events/wire/support.ts";
import type { ActForm, ActKind } from "../../../machines/support/staff-act.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { StaffActs } from "./use-staff-act.ts";

const FORM = "act-form";
const form = css({ display: "flex", flexDirection: "column", gap: "4" });

const WORDS: Readonly<Record<ActKind, { title: string; about: string; button: string }>> = {
  grantRole: {
    title: "Change the role?",
    about: "An administrator sees every customer’s history.",
    button: "Change the role",
  },
  addAsins: {
    title: "Add ASINs?",
    about: "They count for the cycle that runs, on top of the plan.",
    button: "Add them",
  },
  resendMail: { title: "Send a mail again?", about: "It goes to the customer’s address.", button: "Send it" },
  rerunOptimization: {
    title: "Run this optimization again?",
    about: "It is done as a new one, with what the customer gave.",
    button: "Run it again",
  },
  syncWithStripe: {
    title: "Compare with Stripe?",
    about: "What Stripe says of the subscription is fetched; where it differs, it counts.",
    button: "Compare",
  },
};

const MAILS: Readonly<Record<ResendableMail, string>> = {
  welcome: "Welcome",
  passwordReset: "Password reset, with a new link",
  billing: "The last mail about the subscription",
};

type ActDialogProps = { acts: StaffActs; card: CustomerCard | undefined };

/** One staff act: what it does, its details, its reason. */
export const ActDialog = ({ acts: { snapshot, send }, card }: ActDialogProps) => {
  const { act, form: given, errors, refusal } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const words = WORDS[act];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: "submitted" });
  };
  const change = (changes: Partial<ActForm>): void => send({ type: "changed", changes });
  return (
    <Dialog
      open={!snapshot.matches("idle")}
      onOpenChange={(open) => open || send({ type: "dismissed" })}
      dismissible={!isBusy}
      title={words.title}
      description={`${words.about} It is recorded in the customer’s history with your reason.`}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={() => send({ type: "dismissed" })}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} loading={isBusy}>
            {words.button}
          </Button>
        </>
      }
    >
      <form id={FORM} className={form} onSubmit={submit} noValidate>
        {refusal !== null && (
          <Callout tone="danger" role="alert" title="It was not done">
            {refusal}
          </Callout>
        )}
        <Details act={act} given={given} errors={errors} card={card} isBusy={isBusy} onChange={change} />
        <TextAreaField
          label="Reason"
          hint="The customer reads it in their activity log."
          required
          rows={2}
          maxLength={500}
          disabled={isBusy}
          value={given.reason}
          error={errors["reason"]}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </form>
    </Dialog>
  );
};

type DetailsProps = {
  act: ActKind;
  given: ActForm;
  errors: Readonly<Record<string, string>>;
  card: CustomerCard | undefined;
  isBusy: boolean;
  onChange: (changes: Partial<ActForm>) => void;
};

const Details = ({ act, given, errors, card, isBusy, onChange }: DetailsProps): ReactNode => {
  switch (act) {
    case "addAsins":
      return (
        <TextField
          label="ASINs to add"
          type="number"
          inputMode="numeric"
          min={1}
          max={ADDED_ASINS_MAX}
          required
          disabled={isBusy}
          value={given.asins}
          error={errors["asins"]}
          onChange={(event) => onChange({ asins: event.target.value })}
        />
      );
    case "resendMail":
      return (
        <Select
          label="Mail"
          disabled={isBusy}
          value={given.mail ?? "welcome"}
          groups={[
            {
              label: "Can be sent again",
              options: (card?.mails ?? []).map((value) => ({ value, label: MAILS[value] })),
            },
          ]}
          onChange={(mail) => onChange({ mail })}
        />
      );
    case "grantRole":
      return (
        <Select
          label="New role"
          disabled={isBusy}
          value={given.role}
          groups={[
            {
              label: "Roles",
              options: [
                { value: "admin", label: "Administrator" },
                { value: "user", label: "User" },
              ],
            },
          ]}
          onChange={(role) => onChange({ role })}
        />
      );
    default:
      return null;
  }
};
