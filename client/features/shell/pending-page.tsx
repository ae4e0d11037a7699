import { css } from "../../styled-system/css/index.js";
import { Spinner } from "../../ui/spinner.tsx";

const root = css({ display: "grid", placeItems: "center", minHeight: "[50vh]", fontSize: "xl", color: "text.muted" });

export const PendingPage = () => (
  <div className={root} role="status">
    <Spinner label="Loading" />
  </div>
);
