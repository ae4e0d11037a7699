import { CircleAlert, TriangleAlert, WandSparkles } from "lucide-react";
import { DiffText } from "../../result/rules/diff-text.tsx";
import { css, cva } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Advice, Said } from "./advice.ts";

const list = css({ display: "flex", flexDirection: "column", gap: "3", listStyle: "none", textStyle: "caption" });
const item = css({ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "1.5" });
const sentences = css({ display: "flex", flexDirection: "column", gap: "1" });
const said = cva({
  base: {
    display: "flex",
    gap: "1.5",
    alignItems: "flex-start",
    "& svg": { width: "4", height: "4", flexShrink: "0", marginBlockStart: "px" },
  },
  variants: { severity: { error: { color: "danger.text" }, warning: { color: "warning.text" } } },
});
const proposal = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  width: "full",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "sm",
  backgroundColor: "bg.sunken",
  textStyle: "small",
  _print: { display: "none" },
});
const change = css({
  flexGrow: "1",
  flexBasis: "[14rem]",
  minWidth: "0",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

/** The id of one advice's sentences, for the field it is about. */
export const adviceId = (id: string, at: number): string => `${id}-advice-${at}`;

type FieldAdviceProps = {
  /** Of the field. */
  id: string;
  advice: readonly Advice[];
  /** The text it is on. */
  text: string;
  /** The field still holds that text. */
  isCurrent: boolean;
  onFix: (fix: string) => void;
};

/** What the rules say of a text that is being changed, and the smallest change that would satisfy each. */
export const FieldAdvice = ({ id, advice, text, isCurrent, onFix }: FieldAdviceProps) =>
  advice.length === 0 ? null : (
    <ul className={list}>
      {advice.map(({ says, fix }, at) => (
        <li key={fix} className={item}>
          <div id={adviceId(id, at)} className={sentences}>
            {says.map((each) => (
              <Sentence key={each.message} {...each} />
            ))}
          </div>
          {fix !== null && (
            <div className={proposal}>
              <p className={change}>
                <DiffText before={text} after={fix} />
              </p>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Apply fix: ${says.map(({ message }) => message).join(" ")}`}
                disabled={!isCurrent}
                onClick={() => onFix(fix)}
              >
                <WandSparkles aria-hidden="true" />
                Apply fix
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );

const Sentence = ({ severity, message, words }: Said) => (
  <p className={said({ severity })}>
    {severity === "error" ? <CircleAlert aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
    <VisuallyHidden>{severity === "error" ? "Error:" : "Warning:"}</VisuallyHidden>
    <span>
      {message} {words.length > 0 && <strong>{words.join(", ")}</strong>}
    </span>
  </p>
);
