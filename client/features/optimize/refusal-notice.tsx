import type { ShownRefusal } from "../../../machines/optimize/optimize.context.ts";
import { css } from "../../styled-system/css/index.js";
import { Callout } from "../../ui/callout.tsx";

const root = css({ marginBlockEnd: "6" });

/** Why the last try was refused. It stays when the toast is gone. */
export const RefusalNotice = ({ title, text }: ShownRefusal) => (
  <div className={root}>
    <Callout tone="danger" title={title}>
      {text}
    </Callout>
  </div>
);
