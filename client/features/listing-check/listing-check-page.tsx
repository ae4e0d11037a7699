import { messageOf } from "../../api/api-problem.ts";
import { css } from "../../styled-system/css/index.js";
import { Callout } from "../../ui/callout.tsx";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ListingCheckForm } from "./listing-check-form.tsx";
import { ListingCheckReport } from "./listing-check-report.tsx";
import { useListingCheck } from "./use-listing-check.ts";

const columns = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
});
const answer = css({ display: "flex", flexDirection: "column", gap: "5", minWidth: "0" });
const guide = css({ display: "flex", flexDirection: "column", gap: "4", color: "text.muted" });
const title = css({ textStyle: "heading", color: "text.default" });
const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "disc", paddingInlineStart: "5" });

/** The rules of a marketplace on a listing that somebody has already. It needs no reviews and no avatar, and uses no ASIN. */
export const ListingCheckPage = () => {
  const { form, errors, isChecking, error, report, checkedAt, isCurrent, change, check, takeFixes } = useListingCheck();
  return (
    <Page>
      <PageHeader
        title="Check a listing"
        lead="Paste the listing you have now and see what the marketplace’s rules say of it. It needs no reviews and uses no ASIN."
      />
      <div className={columns}>
        <Card padding="lg">
          <ListingCheckForm {...{ form, errors, isChecking }} onChange={change} onCheck={check} />
        </Card>
        <div className={answer}>
          {error !== null && (
            <Callout tone="danger" role="alert" title="The listing was not checked">
              {messageOf(error, "Please try again.")}
            </Callout>
          )}
          {report === undefined ? (
            <Guide />
          ) : (
            <ListingCheckReport key={checkedAt} {...{ report, isCurrent, isChecking }} onTakeFixes={takeFixes} />
          )}
        </div>
      </div>
    </Page>
  );
};

const Guide = () => (
  <aside className={guide} aria-labelledby="what-is-checked">
    <h2 id="what-is-checked" className={title}>
      What is checked
    </h2>
    <ul className={list}>
      <li>Lengths, as the marketplace counts them.</li>
      <li>Words, claims and signs that it refuses.</li>
      <li>Words that fill a title or the search terms twice.</li>
    </ul>
    <p>Each finding names the words, the rule with its source, and the smallest fix.</p>
    <p>What you paste is kept on this device only.</p>
  </aside>
);
