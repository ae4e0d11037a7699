import { css } from "../../styled-system/css/index.js";
import { keepConsent } from "../../tracking/consent.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const banner = css({
  position: "sticky",
  insetBlockEnd: "0",
  zIndex: "header",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "4",
  paddingBlock: "4",
  paddingInline: "5",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.raised",
});
const words = css({ maxWidth: "prose", textStyle: "small" });
const choices = css({ display: "flex", flexWrap: "wrap", gap: "3" });

export const ConsentQuestion = () => (
  <section className={banner} aria-label="Privacy choice">
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
  </section>
);
