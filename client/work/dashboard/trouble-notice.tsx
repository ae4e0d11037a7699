import type { DashboardSummary } from "../../../events/wire/dashboard.ts";
import { formatDate } from "../../lib/format-date.ts";
import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

type Known = NonNullable<DashboardSummary["trouble"]>;

const wordsOf = ({ trouble, accessUntil }: Known): { title: string; text: string } => {
  switch (trouble) {
    case "disputed":
      return { title: "A payment was disputed", text: "Paid features are paused until that is settled." };
    case "unmatched":
      return {
        title: "Your subscription gives you no plan",
        text: "That is our mistake. The billing page says how to reach us.",
      };
    case "resting":
      return {
        title: "Your plan is paused",
        text: "Your last payment did not go through. The plan goes on once the open invoice is paid.",
      };
    case "late":
      return {
        title: "Your last payment did not go through",
        text:
          accessUntil === null ? "Please check your card." : `You keep full access until ${formatDate(accessUntil)}.`,
      };
  }
};

/** Says on the first page what the billing page is needed for. */
export const TroubleNotice = ({ trouble }: { trouble: DashboardSummary["trouble"] }) => {
  if (trouble === null) return null;
  const { title, text } = wordsOf(trouble);
  return (
    <Callout
      tone={trouble.trouble === "late" ? "warning" : "danger"}
      role="alert"
      title={title}
      actions={
        <LinkButton size="sm" to="/billing">
          Open billing
        </LinkButton>
      }
    >
      {text}
    </Callout>
  );
};
