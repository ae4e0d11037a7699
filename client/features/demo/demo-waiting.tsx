import { css } from "../../styled-system/css/index.js";
import { Spinner } from "../../ui/spinner.tsx";

const root = css({
  display: "flex",
  justifyContent: "center",
  paddingBlock: "24",
  textStyle: "lead",
  color: "text.subtle",
});

export const DemoWaiting = () => (
  <div className={root} role="status">
    <Spinner label="Loading" />
  </div>
);
