import { describe, expect, test } from "bun:test";
import { withCondition } from "../../../../../server/insight/statements/with-condition.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { clauseAfter, clauseBefore } from "../../../../../server/insight/text/beside-clause.ts";
import { type Clause, splitClauses } from "../../../../../server/insight/text/clauses.ts";

const clausesOf = (text: string): readonly Clause[] => analyseText(text, "r1").flatMap(splitClauses);
const textOf = (clause: Clause | undefined): string | undefined => clause?.tokens.map(({ lower }) => lower).join(" ");

test("the clauses beside a clause are those of its sentence", () => {
  const [first, second, third] = clausesOf("The lid fits, but the cap leaks. The strap broke.");
  if (first === undefined || second === undefined || third === undefined) throw new Error("three clauses");
  expect([textOf(clauseBefore(first)), textOf(clauseAfter(first))]).toEqual([undefined, textOf(second)]);
  expect([textOf(clauseBefore(second)), textOf(clauseAfter(second))]).toEqual([textOf(first), undefined]);
  expect([clauseBefore(third), clauseAfter(third)]).toEqual([undefined, undefined]);
});

describe("what causes it belongs to what is told", () => {
  const told = (text: string): string => {
    const [first] = clausesOf(text);
    return first === undefined ? "" : text.slice(first.start, withCondition(first).end);
  };

  test.each([
    ["The handle wobbles, when you carry it full.", "The handle wobbles, when you carry it full"],
    ["The handle wobbles, but I carry it full.", "The handle wobbles"],
    ["The handle wobbles, when full.", "The handle wobbles"],
    ["The handle wobbles; when you carry it full it creaks.", "The handle wobbles"],
    [
      "The handle wobbles, when you carry it full of water up the stairs to the third floor of our house on Sundays.",
      "The handle wobbles",
    ],
  ])("%p", (text, expected) => expect(told(text)).toBe(expected));
});
