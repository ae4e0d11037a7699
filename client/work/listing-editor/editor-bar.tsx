import { useSettled } from "../../lib/use-settled.ts";
import { isCurrentField, severityCounts } from "../../result/finding-index.ts";
import { percent, plural } from "../../result/format.ts";
import { countStandings } from "../../result/proof/clauses.ts";
import { restVerb } from "../../result/proof/rest-verb.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { keywordChanges, namedKeywords } from "./keyword-changes.ts";
import type { ListingEditorFlow } from "./use-listing-editor.ts";

const CALM_MS = 1_500;

const root = css({
  position: "sticky",
  insetBlockEnd: "0",
  zIndex: "raised",
  display: "flex",
  flexDirection: "column",
  gap: "3",
  paddingBlock: "3",
  backgroundColor: "bg.canvas",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.default",
  _print: { display: "none" },
});
const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "6",
  rowGap: "2",
});
const state = css({
  display: "flex",
  flexDirection: "column",
  gap: "0.5",
  flexGrow: "1",
  flexBasis: "[16rem]",
  minWidth: "0",
});
const figures = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "4",
  textStyle: "small",
  fontVariantNumeric: "tabular-nums lining-nums",
});
const counts = css({ fontWeight: "semibold" });
const denied = css({ color: "danger.text", fontWeight: "semibold" });
const note = css({
  textStyle: "caption",
  color: "text.muted",
  overflowWrap: "anywhere",
  lineClamp: { base: "1", sm: "2" },
});
const buttons = css({ display: "flex", gap: "3" });

type EditorBarProps = { editor: ListingEditorFlow; onCancel: () => void };

/** What the words are worth as they stand now, always in view, and the way out. */
export const EditorBar = ({ editor, onCancel }: EditorBarProps) => {
  const { checked, proof, savedCoverage, isResting, isSaving, isLoading } = editor;
  const { keywordCoverage: coverage } = checked;
  const own = checked.findings.filter(({ field }) => !isCurrentField(field));
  const sum = own.length === 0 ? "No rule is broken" : severityCounts(own);
  const { total, onReviews, contradicted } = countStandings(proof.claims);
  const { lost, gained } = keywordChanges(savedCoverage, coverage);
  const said = useSettled(sum, CALM_MS);
  return (
    <div className={root} data-sticky-end="tall">
      <Refused editor={editor} />
      <div className={row}>
        <div className={state}>
          <p className={figures}>
            <span className={counts}>{sum}</span>
            {total > 0 && (
              <span>
                {onReviews} of {plural(total, "statement")} {restVerb(onReviews, total)} on reviews
                {contradicted > 0 && <span className={denied}>, {contradicted} denied</span>}
              </span>
            )}
            {coverage.keywords.length > 0 && (
              <>
                <span>Keyword words {percent(coverage.wordCoverage)}</span>
                <span>Phrases {percent(coverage.phraseCoverage)}</span>
              </>
            )}
          </p>
          {lost.length > 0 && <p className={note}>Lost: {namedKeywords(lost)}</p>}
          {gained.length > 0 && <p className={note}>Gained: {namedKeywords(gained)}</p>}
          {isResting && <p className={note}>The check is paused and goes on by itself. You can go on typing.</p>}
        </div>
        <div className={buttons}>
          <Button variant="outline" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving} disabled={isLoading}>
            Save
          </Button>
        </div>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
};

const Refused = ({ editor: { refusal, isLoading, send } }: Pick<EditorBarProps, "editor">) => {
  if (refusal === null) return null;
  const action = {
    outdated: (
      <Button size="sm" variant="outline" loading={isLoading} onClick={() => send({ type: "latest.requested" })}>
        Load the latest to compare
      </Button>
    ),
    plan: (
      <LinkButton size="sm" to="/billing">
        See plans
      </LinkButton>
    ),
    other: undefined,
  }[refusal.kind];
  return (
    <Callout tone={refusal.kind === "outdated" ? "warning" : "danger"} role="alert" actions={action}>
      {refusal.message}
    </Callout>
  );
};
