import { css } from "../../styled-system/css/index.js";
import { TextLink } from "../../ui/text-link.tsx";

const root = css({ textStyle: "small", color: "text.muted" });

/** Who has a listing already can hold the rules against it before anything else. */
export const CheckHint = () => (
  <p className={root}>
    Have a listing already? <TextLink to="/optimize/check">Check a listing</TextLink> against the marketplace’s rules.
    It needs no reviews and uses no ASIN.
  </p>
);
