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

/** "has a brim on it", "shuts off when it boils": the end says nothing, or what is known. */
const ON_IT = / (?:on|in|to|for|of|around|inside|over|with [^;]* (?:on|over|in)) it$/u;
const WHEN_IT = / (?:when|once|after|as soon as|while) it [\p{L} ]+$/u;

/** "was wide enough", "didn't sag", "has held up": what one reviewer saw is told as it is. Null of an event: "was shipped". */
export const inCopy = (told: string, tokens: readonly Token[], plural: boolean): string | null => {
  const predicate = told.replace(ON_IT, "").replace(WHEN_IT, "");
  const [first = "", second = "", ...rest] = predicate.split(" ");
  if (first === "was" || first === "were") {
    const isEvent = tokens.some(({ lower, pos }) => lower === second && pos === "VERB");
    return isEvent ? null : [plural ? "are" : "is", second, ...rest].join(" ");
  }
  if (first === "didn't" || first === "didn’t") return [plural ? "don't" : "doesn't", second, ...rest].join(" ");
  if (first === "did" && second === "not") return [plural ? "don't" : "doesn't", ...rest].join(" ");
  if (first === "had" && /^(?:an?|no|plenty|enough)$/.test(second))
    return [plural ? "have" : "has", second, ...rest].join(" ");
  if (first === "came" && second === "with") return [plural ? "come" : "comes", second, ...rest].join(" ");
  const lasting = first === "has" || first === "have" ? LASTING[second] : undefined;
  return lasting === undefined ? predicate : [presentOf(lasting, plural), ...rest].join(" ");
};
