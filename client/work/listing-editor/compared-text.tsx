import { DiffText } from "../../result/rules/diff-text.tsx";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";

const root = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "1.5",
  padding: "3",
  borderRadius: "sm",
  backgroundColor: "bg.sunken",
});
const caption = css({ textStyle: "caption", color: "text.muted" });
const words = css({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

type ComparedTextProps = { revision: number; latest: string; text: string; label: string; onTake: () => void };

/** What a revision that was saved meanwhile says in a field, beside what was typed. */
export const ComparedText = ({ revision, latest, text, label, onTake }: ComparedTextProps) => (
  <div className={root}>
    <p className={caption}>From revision {revision} to your words</p>
    <p className={words}>
      <DiffText before={latest} after={text} />
    </p>
    <Button variant="outline" size="sm" aria-label={`${label}: use the words of revision ${revision}`} onClick={onTake}>
      Use the words of revision {revision}
    </Button>
  </div>
);
