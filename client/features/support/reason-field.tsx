import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "3" });
const choices = css({ display: "flex", flexWrap: "wrap", gap: "2", listStyle: "none" });

type ReasonFieldProps = {
  quick: readonly string[];
  reason: string;
  complaint: string | null;
  disabled?: boolean;
  onType: (reason: string) => void;
};

/** Why something is done, in a member of staff's own words or one of those used most. */
export const ReasonField = ({ quick, reason, complaint, disabled = false, onType }: ReasonFieldProps) => (
  <div className={root}>
    <ul className={choices} aria-label="Common reasons">
      {quick.map((each) => (
        <li key={each}>
          <Button variant="outline" size="sm" disabled={disabled} onClick={() => onType(each)}>
            {each}
          </Button>
        </li>
      ))}
    </ul>
    <TextAreaField
      label="Reason"
      hint="The customer reads it in their activity log."
      required
      rows={3}
      maxLength={500}
      value={reason}
      disabled={disabled}
      error={complaint ?? undefined}
      onChange={(event) => onType(event.target.value)}
    />
  </div>
);
