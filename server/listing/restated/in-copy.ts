import { presentOf } from "../../insight/statements/inflect.ts";
import type { Token } from "../../insight/text/analyse.ts";

const LASTING: Readonly<Record<string, string>> = {
  held: "hold",
  stayed: "stay",
  kept: "keep",
  survived: "survive",
  lasted: "last",
  stood: "stand",
  handled: "handle",
  fit: "fit",
};

/** "was wide enough", "didn't sag", "has held up": what one reviewer saw is told as it is. Null of an event: "was shipped". */
export const inCopy = (predicate: string, tokens: readonly Token[], plural: boolean): string | null => {
  const [first = "", second = "", ...rest] = predicate.split(" ");
  if (first === "was" || first === "were") {
    const isEvent = tokens.some(({ lower, pos }) => lower === second && pos === "VERB");
    return isEvent ? null : [plural ? "are" : "is", second, ...rest].join(" ");
  }
  if (first === "didn't" || first === "didn’t") return [plural ? "don't" : "doesn't", second, ...rest].join(" ");
  if (first === "did" && second === "not") return [plural ? "don't" : "doesn't", ...rest].join(" ");
  if (first === "had" && /^(?:an?|no|plenty|enough)$/.test(second))
    return [plural ? "have" : "has", second, ...rest].join(" ");
  const lasting = first === "has" || first === "have" ? LASTING[second] : undefined;
  return lasting === undefined ? predicate : [presentOf(lasting, plural), ...rest].join(" ");
};
