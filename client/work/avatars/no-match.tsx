import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";

const root = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", color: "text.muted" });

export const NoMatch = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <p className={root} role="status">
    <span>No avatar matches “{text}”.</span>
    <Button variant="link" size="sm" onClick={onClear}>
      Show all
    </Button>
  </p>
);
