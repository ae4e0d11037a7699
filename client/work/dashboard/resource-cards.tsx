import type { DashboardSummary } from "../../../events/wire/dashboard.ts";
import { css } from "../../styled-system/css/index.js";
import { Card } from "../../ui/card.tsx";
import { AnchorButton } from "../../ui/link-button.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "3" });
const grid = css({ display: "grid", gap: "4", gridTemplateColumns: { md: "repeat(3, minmax(0, 1fr))" } });
const words = css({ color: "text.muted" });

type ResourceCardsProps = { links: DashboardSummary["links"] };

const isMail = (address: string): boolean => address.startsWith("mailto:");

export const ResourceCards = ({ links }: ResourceCardsProps) => (
  <section className={root} aria-labelledby="resources">
    <h2 id="resources" className={css({ textStyle: "heading" })}>
      Help and learning
    </h2>
    <div className={grid}>
      {resourcesOf(links).map(({ title, text, label, href }) => (
        <Card
          key={title}
          title={title}
          headingLevel="h3"
          footer={
            <AnchorButton
              variant="outline"
              size="sm"
              href={href}
              {...(isMail(href) ? {} : { target: "_blank", rel: "noreferrer" })}
            >
              {label}
            </AnchorButton>
          }
        >
          <p className={words}>{text}</p>
        </Card>
      ))}
    </div>
  </section>
);

const resourcesOf = ({ demoVideo, onboarding, supportEmail }: DashboardSummary["links"]) => [
  {
    title: "Demo video",
    text: "Four minutes, from the first pasted review to the finished listing.",
    label: "Watch demo video",
    href: demoVideo,
  },
  {
    title: "Onboarding call",
    text: "Half an hour with one of us, on your own product.",
    label: "Book onboarding call",
    href: onboarding,
  },
  {
    title: "Email support",
    text: "Write to us; a person answers.",
    label: "Email support",
    href: isMail(supportEmail) ? supportEmail : `mailto:${supportEmail}`,
  },
];
