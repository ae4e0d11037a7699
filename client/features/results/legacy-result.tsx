import type { Optimization } from "../../../events/wire/optimizations.ts";
import { formatDate } from "../../lib/format-date.ts";
import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

/** A result from before avatars were kept: its name and date are all there is. */
export const LegacyResult = ({ optimization }: { optimization: Optimization }) => (
  <>
    <PageHeader title={optimization.productName} lead={`Optimized on ${formatDate(optimization.createdAt)}`} />
    <Callout
      tone="info"
      title="Legacy Results"
      actions={
        <LinkButton size="sm" to="/optimize">
          Optimize again
        </LinkButton>
      }
    >
      No avatar data was kept for this optimization. Run it again to see the customer behind the reviews and the words
      that support each statement.
    </Callout>
  </>
);
