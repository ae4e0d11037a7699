import { maskEmail } from "../../../events/history/mask-email.ts";
import { PLAN_TERMS } from "../../../events/plans.ts";
import type { CustomerCard } from "../../../events/wire/support.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AccountStatusBadge } from "./account-status-badge.tsx";
import { ActsMenu } from "./acts-menu.tsx";
import { formatShortDate } from "./format-moment.ts";
import { RevealControl } from "./reveal-control.tsx";
import type { HistoryVisit } from "./use-history-visit.ts";
import type { StaffActs } from "./use-staff-act.ts";

const root = css({ display: "flex", flexDirection: "column", gap: "2" });
const row = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", rowGap: "2" });
const title = css({ textStyle: "title", overflowWrap: "anywhere" });
const actions = css({ display: "flex", flexWrap: "wrap", gap: "2", marginInlineStart: { md: "auto" } });
const facts = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  rowGap: "1",
  textStyle: "small",
  color: "text.muted",
});
const id = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  fontFamily: "mono",
  overflowWrap: "anywhere",
});

type CustomerHeaderProps = { card: CustomerCard | undefined; visit: HistoryVisit; acts: StaffActs };

/** The server shows the address for as long as it may be seen; who covers it again wants it covered. */
const titleOf = ({ email }: CustomerCard, isRevealed: boolean): string => {
  if (email === null) return "Erased account";
  return isRevealed ? email : maskEmail(email);
};

/** Whose history it is, and what can be done about it. */
export const CustomerHeader = ({ card, visit, acts }: CustomerHeaderProps) => (
  <header className={root}>
    <TextLink to="/support" variant="quiet">
      Support
    </TextLink>
    <div className={row}>
      {card === undefined ? (
        <Skeleton shape="title" />
      ) : (
        <>
          <h1 className={title}>{titleOf(card, visit.snapshot.matches({ open: "revealed" }))}</h1>
          <Badge tone="accent">{PLAN_TERMS[card.plan].label} now</Badge>
          {card.role === "admin" && <Badge tone="info">Administrator</Badge>}
          <AccountStatusBadge status={card.status} />
        </>
      )}
      <div className={actions}>
        <RevealControl visit={visit} />
        {card !== undefined && <ActsMenu card={card} acts={acts} />}
      </div>
    </div>
    {card !== undefined && (
      <div className={facts}>
        {card.openedAt !== null && <span>Customer since {formatShortDate(card.openedAt)}</span>}
        {card.erasesAt !== null && (
          <span>
            {card.status === "erased" ? "Erased" : "Will be erased"} on {formatShortDate(card.erasesAt)}
          </span>
        )}
        <Id label="Copy customer id" value={card.customerId} />
        {card.stripeCustomerId !== null && <Id label="Copy Stripe customer id" value={card.stripeCustomerId} />}
        {card.subscriptionId !== null && <Id label="Copy subscription id" value={card.subscriptionId} />}
      </div>
    )}
  </header>
);

const Id = ({ label, value }: { label: string; value: string }) => (
  <span className={id}>
    {value}
    <CopyButton text={value} label={label} />
  </span>
);
