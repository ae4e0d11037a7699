import { Eye, EyeOff } from "lucide-react";
import type { Claim } from "../../../events/result/ledger.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { plural } from "../format.ts";
import { countStandings } from "./clauses.ts";
import { restVerb } from "./rest-verb.ts";
import { SampleMark } from "./sample-mark.tsx";
import { SELLER, UNSUPPORTED } from "./standing-chip.ts";

const LEGEND = [
  { standing: "reviews", sign: "7", meaning: "reviews that say so" },
  { standing: "disputed", sign: "1 says otherwise", meaning: "few, so the statement stays" },
  { standing: "contradicted", sign: "2 say otherwise", meaning: "so many that returns are likely" },
  { standing: "seller", sign: SELLER, meaning: "from what you entered, not in reviews" },
  { standing: "unsupported", sign: UNSUPPORTED, meaning: "check that it is true" },
] as const;

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "3",
  padding: "4",
  borderRadius: "md",
  backgroundColor: "bg.sunken",
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "3",
  alignItems: "center",
  justifyContent: "space-between",
});
const sentence = css({ flexGrow: "1", flexBasis: "[18rem]", minWidth: "0" });
const warning = css({ color: "danger.text", fontWeight: "semibold" });
const legend = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "5",
  rowGap: "1.5",
  listStyle: "none",
  textStyle: "caption",
  color: "text.muted",
});
const entry = css({ display: "inline-flex", alignItems: "center", gap: "1.5" });
const action = css({ _print: { display: "none" } });

type ProofBarProps = { claims: readonly Claim[]; isShown: boolean; onToggle: () => void };

/** How much of the copy is proven, and the switch that shows it statement by statement. */
export const ProofBar = ({ claims, isShown, onToggle }: ProofBarProps) => {
  const standings = countStandings(claims);
  if (standings.total === 0) return null;
  const present = LEGEND.filter(({ standing }) => standings[standing] > 0);
  return (
    <div className={root}>
      <div className={head}>
        <p className={sentence}>
          <ProofSentence {...standings} />
        </p>
        <span className={action}>
          <Button variant="outline" size="sm" aria-pressed={isShown} onClick={onToggle}>
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            Show proof
          </Button>
        </span>
      </div>
      {isShown && (
        <ul className={legend} aria-label="What the marks mean">
          {present.map(({ standing, sign, meaning }) => (
            <li key={standing} className={entry}>
              <SampleMark standing={standing}>{sign}</SampleMark>
              {meaning}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

type Standings = ReturnType<typeof countStandings>;

const ProofSentence = ({ total, onReviews, disputed, seller, unsupported, contradicted }: Standings) => (
  <>
    {onReviews === total && total > 1
      ? `All ${plural(total, "statement")}`
      : `${onReviews} of ${plural(total, "statement")}`}{" "}
    in this copy {restVerb(onReviews, total)} on reviews
    {seller > 0 && `, ${seller} ${seller === 1 ? "comes" : "come"} from what you entered`}
    {unsupported > 0 && `, ${unsupported} ${unsupported === 1 ? "has" : "have"} no proof`}.
    {disputed + contradicted > 0 && (
      <>
        {" "}
        Some reviewers dispute {disputed + contradicted}
        {contradicted === 0 ? (
          "."
        ) : (
          <>
            , <span className={warning}>{contradicted} of them so often that returns are likely.</span>
          </>
        )}
      </>
    )}
  </>
);
