import { formatDate } from "../../lib/format-date.ts";
import { useAccountDeletion } from "../../session/use-account-deletion.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { pageWidth } from "../../ui/page-width.ts";

const banner = css({
  color: "warning.text",
  backgroundColor: "warning.subtle",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "warning.solid",
});
const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "6",
  rowGap: "2",
  paddingBlock: "3",
});

export const PendingDeletion = ({ deletionAt }: { deletionAt: string }) => {
  const { snapshot, send } = useAccountDeletion();
  return (
    <section className={banner} aria-label="Account deletion">
      <div className={cx(pageWidth, row)}>
        <p>Your account will be deleted on {formatDate(deletionAt)}.</p>
        <Button
          variant="outline"
          size="sm"
          loading={snapshot.hasTag("busy")}
          onClick={() => send({ type: "keep.requested" })}
        >
          Keep my account
        </Button>
      </div>
    </section>
  );
};
