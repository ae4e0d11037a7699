import { useQuery } from "@tanstack/react-query";
import { siteConfigQuery } from "../../site/site-config-query.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { pageWidth } from "../../ui/page-width.ts";
import { Anchor } from "../../ui/text-link.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

const bar = css({ backgroundColor: "bg.sunken", textStyle: "caption", color: "text.muted" });
const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4",
  minHeight: "[2.25rem]",
});
const phoneLink = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "target",
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const TopBar = () => {
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <section className={bar} aria-label="Support">
      <div className={cx(pageWidth, row)}>
        <p>
          {site === undefined ? null : (
            <>
              Questions? Call{" "}
              <Anchor variant="text" className={phoneLink} href={`tel:${site.supportPhone.replace(/[^+\d]/g, "")}`}>
                {site.supportPhone}
              </Anchor>
            </>
          )}
        </p>
        <ThemeMenu />
      </div>
    </section>
  );
};
