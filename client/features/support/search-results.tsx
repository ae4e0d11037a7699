import { Link } from "@tanstack/react-router";
import type { KeyboardEvent, Ref } from "react";
import { counted } from "../../../events/kernel/in-words.ts";
import { PLAN_TERMS } from "../../../events/plans.ts";
import { type CustomerMatch, SEARCH_MATCHES_MAX } from "../../../events/wire/support.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { AccountStatusBadge } from "./account-status-badge.tsx";
import { formatShortDate } from "./format-moment.ts";

const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
  padding: "4",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.surface",
  _hover: { backgroundColor: "bg.hover" },
});
const name = css({ textStyle: "subheading", overflowWrap: "anywhere", flexGrow: "1" });
const facts = css({ textStyle: "small", color: "text.muted", width: "full", overflowWrap: "anywhere" });
const more = css({ textStyle: "small", color: "text.muted" });

const MATCHED_BY: Readonly<Record<CustomerMatch["matchedBy"], string>> = {
  email: "email address",
  customerId: "customer id",
  stripeId: "Stripe id",
  optimizationId: "an optimization of theirs",
};

const factsOf = ({ openedAt, events, matchedBy }: CustomerMatch): string =>
  [
    openedAt === null ? null : `Customer since ${formatShortDate(openedAt)}`,
    counted(events, "event"),
    `found by ${MATCHED_BY[matchedBy]}`,
  ]
    .filter((fact) => fact !== null)
    .join(" · ");

type SearchResultsProps = {
  matches: readonly CustomerMatch[];
  /** The way back to the field, from the first result upwards. */
  onLeave: () => void;
  ref: Ref<HTMLUListElement>;
};

const neighbour = (from: Element, key: string): HTMLElement | null => {
  const item = from.closest("li");
  const next = key === "ArrowDown" ? item?.nextElementSibling : item?.previousElementSibling;
  return next?.querySelector("a") ?? null;
};

export const SearchResults = ({ matches, onLeave, ref }: SearchResultsProps) => {
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const next = neighbour(event.currentTarget, event.key);
    if (next !== null) next.focus();
    else if (event.key === "ArrowUp") onLeave();
  };
  return (
    <>
      <ul ref={ref} className={list} aria-label="Customers found">
        {matches.map((match) => (
          <li key={match.customerId}>
            <Link
              to="/support/$accountId"
              params={{ accountId: match.customerId }}
              preload={false}
              className={row}
              onKeyDown={move}
            >
              <span className={name}>{match.email ?? "Erased account"}</span>
              <Badge tone="accent">{PLAN_TERMS[match.plan].label}</Badge>
              <AccountStatusBadge status={match.status} />
              <span className={facts}>{factsOf(match)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {matches.length >= SEARCH_MATCHES_MAX && (
        <p className={more}>These are the first {SEARCH_MATCHES_MAX}. Type more to find the others.</p>
      )}
    </>
  );
};
