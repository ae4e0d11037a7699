import type { ListingWords } from "../../../events/result/listing.ts";
import { plural } from "../../result/format.ts";
import { DiffText } from "../../result/rules/diff-text.tsx";
import { css } from "../../styled-system/css/index.js";
import { changedFields } from "./changed-fields.ts";

const root = css({ display: "flex", flexDirection: "column", gap: "4" });
const list = css({ display: "flex", flexDirection: "column", gap: "4" });
const entry = css({ display: "flex", flexDirection: "column", gap: "1" });
const name = css({ textStyle: "label" });
const words = css({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
const note = css({ textStyle: "small", color: "text.muted" });

type ComparedWordsProps = { current: ListingWords; other: ListingWords; otherName: string };

/** What would change if other words became the current ones, field by field. */
export const ComparedWords = ({ current, other, otherName }: ComparedWordsProps) => {
  const { changed, same } = changedFields(current, other);
  if (changed.length === 0) return <p className={note}>Its words are the current ones.</p>;
  return (
    <div className={root}>
      <p className={note}>Struck through: the current words. Marked in green: the words of {otherName}.</p>
      <dl className={list}>
        {changed.map(({ field, label, before, after }) => (
          <div key={field} className={entry}>
            <dt className={name}>{label}</dt>
            <dd className={words}>
              <DiffText before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
      {same > 0 && <p className={note}>{plural(same, "other field is", "other fields are")} the same.</p>}
    </div>
  );
};
