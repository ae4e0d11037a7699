import { css } from "../../styled-system/css/index.js";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const root = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  textStyle: "small",
});

const forgotten = css({ display: "inline-flex", alignItems: "center", minHeight: "target" });

type SignInOptionsProps = { remember: boolean; onRemember: (remember: boolean) => void; onLeave: () => void };

export const SignInOptions = ({ remember, onRemember, onLeave }: SignInOptionsProps) => (
  <div className={root}>
    <Checkbox checked={remember} onCheckedChange={onRemember}>
      Remember my email
    </Checkbox>
    <TextLink to="/forgot-password" className={forgotten} onClick={onLeave}>
      Forgot password?
    </TextLink>
  </div>
);
