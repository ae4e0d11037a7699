import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../session/use-session.ts";
import { siteConfigQuery, videoUrlOf } from "../../site/site-config-query.ts";
import { EvidenceFigure } from "./evidence-figure.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { PricingLine } from "./pricing-line.tsx";
import { ProductPictures } from "./product-pictures.tsx";
import { Section } from "./section.tsx";
import { Stats } from "./stats.tsx";
import { WalkthroughButton } from "./walkthrough-button.tsx";

export const LandingPage = () => {
  const session = useSession();
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <>
      <Hero
        session={session}
        walkthrough={<WalkthroughButton videoUrl={site === undefined ? null : videoUrlOf(site)} />}
      />
      <Stats />
      <Section
        title="Nothing is made up"
        lead="Choose a statement and see the customers’ words it rests on. What no review supports is left out."
      >
        <EvidenceFigure />
      </Section>
      <FeatureCards />
      <Section
        title="The answer, on one page"
        lead="Made from the 41 sample reviews of a water bottle. Open the demo with that sample to see the rest."
      >
        <ProductPictures />
      </Section>
      <HowItWorks />
      <PricingLine />
      <FinalCall session={session} />
    </>
  );
};
