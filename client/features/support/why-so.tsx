import { type Why, whyAt } from "../../../events/history/why.ts";
import { type AskedProps, WhyQuestion } from "./why-question.tsx";

type WhySoProps = AskedProps & { id: Why["id"]; question: string };

/** Why a value of a panel is what it is. */
export const WhySo = ({ id, ...props }: WhySoProps) => {
  const { ledger, version, reading } = props;
  const find = () => whyAt(ledger.history.facts, version, reading.now, reading).find((why) => why.id === id) ?? null;
  return <WhyQuestion {...props} find={find} />;
};
