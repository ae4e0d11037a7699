import { test } from "bun:test";
import fc from "fast-check";
import { overlaps, overlapsAny } from "../../../../../server/insight/text/spans-of.ts";

const span = fc
  .record({ reviewId: fc.constantFrom("r1", "r2"), start: fc.nat(30), length: fc.integer({ min: 1, max: 12 }) })
  .map(({ reviewId, start, length }) => ({ reviewId, start, end: start + length }));

test("a span shares characters with any of many if it does with one of them", () =>
  fc.assert(
    fc.property(
      fc.array(span),
      span,
      (spans, asked) => overlapsAny(spans)(asked) === spans.some((each) => overlaps(each, asked)),
    ),
  ));
