import type { KeyboardEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { fieldName } from "../../../events/result/field-name.ts";
import { isTooLong, lengthMax, textAt } from "../../../machines/listing-editor/listing-editor.words.ts";
import { fieldId } from "../../result/field-id.ts";
import { count } from "../../result/format.ts";
import { ListingBox, ListingMeta } from "../../result/listing-item.tsx";
import { css, cva } from "../../styled-system/css/index.js";
import { adviceOf } from "./advice.ts";
import { ComparedText } from "./compared-text.tsx";
import { adviceId, FieldAdvice } from "./field-advice.tsx";
import { FieldProof, provenSum } from "./field-proof.tsx";
import type { ListingEditorFlow } from "./use-listing-editor.ts";

/** The text lies a second time under the text area, unseen, so that both are as tall as the words need; paper shows it. */
const grow = cva({
  base: {
    display: "grid",
    position: "relative",
    marginInline: "[-0.5625rem]",
    marginBlock: "[-0.4375rem]",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    "& > textarea": { gridArea: "[1 / 1]", _print: { display: "none" } },
    _after: {
      content: 'attr(data-text) " "',
      gridArea: "[1 / 1]",
      paddingInline: "2",
      paddingBlock: { base: "1.5", _touch: "2.5" },
      borderWidth: "thin",
      borderStyle: "solid",
      borderColor: "transparent",
      visibility: "hidden",
      _print: { visibility: "visible" },
    },
  },
  variants: { look: { plain: {}, best: { textStyle: "lead", fontWeight: "semibold" } } },
});
const textarea = css({
  display: "block",
  width: "full",
  paddingInline: "2",
  paddingBlock: { base: "1.5", _touch: "2.5" },
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.control",
  borderRadius: "sm",
  backgroundColor: "bg.field",
  font: "[inherit]",
  color: "[inherit]",
  letterSpacing: "[inherit]",
  resize: "none",
  overflow: "hidden",
  outlineOffset: "[-1px]",
  _hover: { borderColor: "text.subtle" },
  "&[aria-invalid=true]": { borderColor: "danger.text" },
});
const error = css({ textStyle: "caption", color: "danger.text", fontWeight: "medium" });

const textId = (field: string): string => `${fieldId(field)}-text`;

/** Brings the cursor behind the words of a field. */
export const focusText = (field: string, options?: FocusOptions): void => {
  const element = document.getElementById(textId(field));
  if (!(element instanceof HTMLTextAreaElement)) return;
  element.focus(options);
  element.setSelectionRange(element.value.length, element.value.length);
};

/** A field is one line, so that Enter does nothing; with Control or Command it saves. */
const onEnter =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.metaKey || event.ctrlKey) save();
  };

type EditedTextProps = {
  editor: ListingEditorFlow;
  field: string;
  look?: "plain" | "best";
  label?: string;
  meta: ReactNode;
  /** In the corner: copying or removing it. */
  action: ReactNode;
};

/** One text of the listing in its place, to be changed, with what the rules say of it. */
export const EditedText = ({
  editor,
  field,
  look = "plain",
  label = fieldName(field),
  meta,
  action,
}: EditedTextProps) => {
  const { draft, saved, checked, proof, isSaving, isCompared, basedOn, send } = editor;
  const text = textAt(draft, field) ?? "";
  const checkedText = textAt(checked.words, field);
  const latest = textAt(saved, field);
  const findings = checked.findings.filter((finding) => finding.field === field);
  const advice = adviceOf(findings, checkedText ?? text);
  const tooLong = isTooLong({ field, text });
  const proven = provenSum(proof.clauses.get(field) ?? []);
  const id = textId(field);
  const change = (value: string) => send({ type: "text.changed", field, value });
  const applyFix = (fix: string): void => {
    flushSync(() => send({ type: "fix.applied", field, fix }));
    focusText(field);
  };
  return (
    <ListingBox field={field} action={action}>
      <div className={grow({ look })} data-text={text}>
        <textarea
          id={id}
          className={textarea}
          rows={1}
          aria-label={label}
          aria-describedby={[`${id}-meta`, ...advice.map((_, at) => adviceId(id, at))].join(" ")}
          aria-invalid={tooLong || findings.some(({ severity }) => severity === "error") || undefined}
          readOnly={isSaving}
          value={text}
          onKeyDown={onEnter(() => send({ type: "save.requested" }))}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <ListingMeta id={`${id}-meta`}>
        {meta}
        {proven !== null && <span>{proven}</span>}
      </ListingMeta>
      {tooLong && <p className={error}>Shorten this to {count(lengthMax(field))} characters or fewer to save it.</p>}
      <FieldProof field={field} proof={proof} />
      <FieldAdvice
        id={id}
        advice={advice}
        text={checkedText ?? text}
        isCurrent={text === checkedText && !isSaving}
        onFix={applyFix}
      />
      {isCompared && latest !== null && latest !== text && (
        <ComparedText revision={basedOn} latest={latest} text={text} label={label} onTake={() => change(latest)} />
      )}
    </ListingBox>
  );
};
