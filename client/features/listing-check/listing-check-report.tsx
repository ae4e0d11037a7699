import { WandSparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import { isPaidPlan } from "../../../events/plans.ts";
import { ruleProfileName } from "../../../events/result/rule-profiles.ts";
import type { ListingAudit } from "../../../events/wire/listing-audit.ts";
import { textOfField } from "../../../machines/listing-check/listing-check.form.ts";
import { FindingList } from "../../result/rules/finding-list.tsx";
import { isDemoExhausted } from "../../session/primary-action.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { ListingCheckReport as Report } from "./use-listing-check.ts";

const root = css({ display: "flex", flexDirection: "column", gap: "5", minWidth: "0" });
const heading = css({ textStyle: "heading", outline: "[none]", scrollMarginBlockStart: "24" });
const muted = css({ textStyle: "small", color: "text.muted" });

const toneOf = ({ errors, warnings }: ListingAudit["summary"]) => {
  if (errors > 0) return "danger";
  return warnings > 0 ? "warning" : "success";
};

const verdictOf = ({ errors, warnings }: ListingAudit["summary"]): string => {
  if (errors > 0) return "This listing breaks rules of the marketplace";
  return warnings > 0 ? "No error, only warnings" : "No rule is broken";
};

const BELOW_HEADER_PX = 64;

/** Leads to the answer. Where it begins in the upper half of the window nothing moves. */
const bringTo = (element: HTMLElement | null): void => {
  if (element === null) return;
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < BELOW_HEADER_PX || top > window.innerHeight / 2) element.scrollIntoView({ behavior: "instant" });
};

type ListingCheckReportProps = { report: Report; isCurrent: boolean; isChecking: boolean; onTakeFixes: () => void };

/** What the rules say of the listing, finding by finding, and the way to have it corrected. */
export const ListingCheckReport = ({ report, isCurrent, isChecking, onTakeFixes }: ListingCheckReportProps) => {
  const { audit, listing } = report;
  const { findings, summary } = audit;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => bringTo(headingRef.current), []);
  return (
    <section className={root} aria-labelledby="check-result">
      <div>
        <h2 ref={headingRef} id="check-result" tabIndex={-1} className={heading}>
          What the rules say
        </h2>
        <p className={muted}>Checked against {ruleProfileName(audit.profile)}.</p>
      </div>
      <Callout
        tone={isCurrent ? toneOf(summary) : "neutral"}
        title={isCurrent ? verdictOf(summary) : "Changed since the check"}
        actions={
          summary.changed.length === 0 ? undefined : (
            <Button size="sm" disabled={!isCurrent || isChecking} onClick={onTakeFixes}>
              <WandSparkles aria-hidden="true" />
              Apply all fixes
            </Button>
          )
        }
      >
        {isCurrent ? summary.text : "Check the listing again to see what holds now."}
      </Callout>
      {findings.length > 0 && <FindingList findings={findings} textOf={(field) => textOfField(listing, field)} />}
      <NextStep />
    </section>
  );
};

/** The rules say what must not be there; what should be there, customers say. */
const NextStep = () => {
  const session = useSession();
  const isPaid = isPaidPlan(session.plan);
  const isSpent = isDemoExhausted(session);
  return (
    <Callout
      title="Rules say what to leave out. Reviews say what to put in."
      actions={
        <LinkButton size="sm" variant="outline" to={isPaid ? "/optimization" : isSpent ? "/billing" : "/demo"}>
          {isSpent ? "See plans" : "Write it from reviews"}
        </LinkButton>
      }
    >
      {isPaid
        ? "Choose an avatar, paste the reviews and this listing: what customers deny is named, and a new listing is written."
        : isSpent
          ? "With Pro or Agency you paste the reviews of a product, and a new listing is written from them."
          : "Paste the reviews of one product and a new listing is written from them, once for free."}
    </Callout>
  );
};
