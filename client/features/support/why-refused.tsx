import { whyRefused } from "../../../events/history/why.ts";
import { type AskedProps, WhyQuestion } from "./why-question.tsx";

export const WhyRefused = (props: AskedProps) => (
  <WhyQuestion
    {...props}
    question="Why was this refused?"
    find={() => whyRefused(props.ledger.history.facts, props.version, props.reading)}
  />
);
