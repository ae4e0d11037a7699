import { Steps } from "../../ui/steps.tsx";
import { Section } from "./section.tsx";

const HOW_IT_WORKS_ANCHOR = "how-it-works";

const STEPS = [
  {
    title: "Build Avatar",
    description: "Name the buyer you have in mind. Listwright fills in the rest from what customers wrote.",
  },
  {
    title: "Paste Reviews",
    description: "Paste text or drop a CSV, HTML or JSON file. What cannot be used is listed with the reason.",
  },
  {
    title: "Optimize Listing",
    description: "Compare titles and two bullet sets, check the keywords, copy or export what you like.",
  },
] as const;

export const HowItWorks = () => (
  <Section title="Three steps, about five minutes" anchor={HOW_IT_WORKS_ANCHOR}>
    <Steps steps={STEPS} />
  </Section>
);
