import { describe, expect, test } from "bun:test";
import { opinionsIn } from "../../../../../server/insight/aspects/opinions.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";

const signsIn = (text: string): string =>
  analyseText(text, "r1")
    .flatMap(splitClauses)
    .flatMap(({ tokens }) =>
      opinionsIn(tokens).map(({ index, sign }) => `${sign > 0 ? "+" : "-"}${tokens[index]?.lower}`),
    )
    .join(" ");

describe("words with hyphens are read as a whole", () => {
  test.each([
    ["It is a heavy-duty pan.", "+heavy"],
    ["It is a heavy pan.", "-heavy"],
    ["Setup was hassle-free.", "+hassle"],
    ["It is not user-friendly at all.", "-user"],
    ["A no-brainer.", "+no"],
    ["The low-quality plastic is thin.", "-low -thin"],
    ["A state-of-the-art screen.", "+state"],
    ["The edges are sharp-edged.", "-sharp"],
    ["A cheap-looking, well-made lamp.", "-cheap +well"],
    ["I keep it on a hard-drive.", ""],
    ["A good-sized bowl.", "+good"],
  ])("%s", (text, signs) => {
    expect(signsIn(text)).toBe(signs);
  });
});
