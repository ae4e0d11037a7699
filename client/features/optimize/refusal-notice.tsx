import type { ShownRefusal } from "../../../machines/optimize/optimize.context.ts";
import { Callout } from "../../ui/callout.tsx";

/** Why the last try was refused. It stays when the toast is gone. */
export const RefusalNotice = ({ title, text }: ShownRefusal) => (
  <Callout tone="danger" role="alert" title={title}>
    {text}
  </Callout>
);
