import { css } from "../styled-system/css/index.js";
import { SkeletonField } from "./skeleton.tsx";
import { TextField } from "./text-field.tsx";

const root = css({ maxWidth: "narrow" });

type SearchFieldProps = { label: string; placeholder: string; value: string; onChange: (text: string) => void };

/** Narrows what is shown below it while words are typed. */
export const SearchField = ({ onChange, ...field }: SearchFieldProps) => (
  <div className={root}>
    <TextField {...field} type="search" onChange={(event) => onChange(event.target.value)} />
  </div>
);

export const SearchFieldSkeleton = () => (
  <div className={root}>
    <SkeletonField />
  </div>
);
