import { ruleProfileName } from "../../events/result/rule-profiles.ts";
import { Callout } from "../ui/callout.tsx";
import { isCurrentField, severityCounts } from "./finding-index.ts";
import { CurrentListing } from "./rules/current-listing.tsx";
import { fieldText } from "./rules/field-text.ts";
import { FindingList } from "./rules/finding-list.tsx";
import { Section } from "./section.tsx";
import type { ViewedResult } from "./viewed-result.ts";

export const ChecksSection = ({ result }: { result: ViewedResult }) => {
  const { profile, findings } = result.compliance;
  const own = findings.filter(({ field }) => !isCurrentField(field));
  const current = findings.filter(({ field }) => isCurrentField(field));
  const textOf = (field: string) => fieldText(result, field);
  return (
    <Section id="checks" title="Marketplace rules" lead={`Checked against ${ruleProfileName(profile)}.`}>
      {own.length === 0 ? (
        <Callout tone="success" title="No rule is broken">
          Titles, highlights, bullets and search terms passed every check.
        </Callout>
      ) : (
        <>
          <p>Your new listing: {severityCounts(own)}.</p>
          <FindingList findings={own} textOf={textOf} />
        </>
      )}
      <CurrentListing result={result} findings={current} textOf={textOf} />
    </Section>
  );
};
