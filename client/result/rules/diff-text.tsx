import { css } from "../../styled-system/css/index.js";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type DiffPart, diffWords } from "./diff-words.ts";

const removed = css({ color: "danger.text", textDecoration: "line-through", textDecorationThickness: "thin" });
const added = css({
  color: "success.text",
  backgroundColor: "success.subtle",
  borderRadius: "2xs",
  textDecoration: "none",
  boxDecorationBreak: "clone",
});

const keyed = (parts: readonly DiffPart[]) => {
  let position = 0;
  return parts.map((part) => {
    const key = `${position}-${part.kind}`;
    position += part.text.length;
    return { ...part, key };
  });
};

const Part = ({ kind, text: words }: DiffPart) => {
  if (kind === "same") return <span>{words}</span>;
  return kind === "removed" ? (
    <del className={removed}>
      <VisuallyHidden>removed: </VisuallyHidden>
      {words}
    </del>
  ) : (
    <ins className={added}>
      <VisuallyHidden>added: </VisuallyHidden>
      {words}
    </ins>
  );
};

/** What changes from one text to another, marked by word. */
export const DiffText = ({ before, after }: { before: string; after: string }) =>
  keyed(diffWords(before, after)).map(({ key, ...part }) => <Part key={key} {...part} />);
