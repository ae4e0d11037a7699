import { css } from "../../../styled-system/css/index.js";
import { isApple, keyLabel, SHORTCUTS, type Shortcut } from "./shortcuts.ts";

const group = css({ display: "flex", flexDirection: "column", gap: "1" });
const title = css({ textStyle: "label", color: "text.muted" });
const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
  paddingBlock: "2",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderColor: "border.subtle",
});
const keys = css({ display: "flex", gap: "1.5", flexShrink: "0" });
const key = css({
  minWidth: "6",
  paddingInline: "1.5",
  borderRadius: "sm",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.sunken",
  fontFamily: "sans",
  fontSize: "xs",
  lineHeight: "relaxed",
  textAlign: "center",
});

export const ShortcutSheet = () => (
  <>
    {SHORTCUTS.map(({ title: heading, shortcuts }) => (
      <section key={heading} className={group}>
        <h3 className={title}>{heading}</h3>
        <dl>
          {shortcuts.map((shortcut) => (
            <Row key={shortcut.does} {...shortcut} />
          ))}
        </dl>
      </section>
    ))}
  </>
);

const Row = ({ keys: pressed, does }: Shortcut) => {
  const apple = isApple(navigator.platform);
  return (
    <div className={row}>
      <dt>{does}</dt>
      <dd className={keys}>
        {pressed.map((each) => (
          <kbd key={each} className={key}>
            {keyLabel(each, apple)}
          </kbd>
        ))}
      </dd>
    </div>
  );
};
