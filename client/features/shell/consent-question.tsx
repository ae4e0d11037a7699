import { css, cx } from "../../styled-system/css/index.js";
import { keepConsent } from "../../tracking/consent.ts";
import { Button } from "../../ui/button.tsx";
import { pageWidth } from "../../ui/page-width.ts";
import { TextLink } from "../../ui/text-link.tsx";

const banner = css({
  position: "sticky",
  insetBlockEnd: "0",
  zIndex: "header",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.raised",
});
const row = cx(
  pageWidth,
  css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "6",
    rowGap: "3",
    paddingBlock: "4",
  }),
);
const words = css({ maxWidth: "prose", textStyle: "small" });
const choices = css({ display: "flex", flexWrap: "wrap", gap: "3" });

export const ConsentQuestion = () => (
  <section className={banner} aria-label="Privacy choice">
    <div className={row}>
      <p className={words}>
        May we count visits and checkouts to improve Listwright? Everything works the same either way.{" "}
        <TextLink to="/legal/$document" params={{ document: "cookies" }}>
          What is counted
        </TextLink>
      </p>
      <div className={choices}>
        <Button variant="outline" size="sm" onClick={() => keepConsent("denied")}>
          Only what is necessary
        </Button>
        <Button variant="outline" size="sm" onClick={() => keepConsent("granted")}>
          Allow counting
        </Button>
      </div>
    </div>
  </section>
);
