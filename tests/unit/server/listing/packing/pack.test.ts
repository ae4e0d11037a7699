import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { pack } from "../../../../../server/listing/packing/pack.ts";
import type { PackingProblem } from "../../../../../server/listing/packing/packing-problem.ts";

const ELEMENTS = 7;
const ITEMS = 8;
const GROUPS = 2;

const element = fc.integer({ min: 0, max: ELEMENTS - 1 });
const item = fc.record({
  cost: fc.integer({ min: 1, max: 9 }),
  brings: fc.uniqueArray(element, { minLength: 1, maxLength: 3 }),
  clashes: fc.array(fc.integer({ min: 0, max: ITEMS - 1 }), { maxLength: 1 }),
  group: fc.integer({ min: 0, max: GROUPS - 1 }),
});
const problems: fc.Arbitrary<PackingProblem> = fc
  .record({
    items: fc.array(item, { maxLength: ITEMS }),
    goals: fc.array(
      fc.record({
        value: fc.integer({ min: 0, max: 12 }),
        needs: fc.uniqueArray(element, { minLength: 1, maxLength: 3 }),
      }),
      { maxLength: 9 },
    ),
    limit: fc.integer({ min: 0, max: 25 }),
    most: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 8 })),
    given: fc.uniqueArray(element, { maxLength: 2 }),
    required: fc.constant([]),
  })
  .map((problem) => ({
    ...problem,
    items: problem.items.map((each, index) => ({
      ...each,
      clashes: each.clashes.filter((other) => other !== index && other < problem.items.length),
    })),
  }));

const valueOf = (problem: PackingProblem, chosen: readonly number[]): number => {
  const there = new Set([...problem.given, ...chosen.flatMap((index) => [...(problem.items[index]?.brings ?? [])])]);
  return problem.goals
    .filter((goal) => goal.needs.every((need) => there.has(need)))
    .reduce((sum, goal) => sum + goal.value, 0);
};

const isAllowed = ({ items, limit, most }: PackingProblem, chosen: readonly number[]): boolean => {
  const taken = chosen.flatMap((index) => items[index] ?? []);
  return (
    taken.reduce((sum, each) => sum + each.cost, 0) <= limit &&
    !taken.some((each) => each.clashes.some((other) => chosen.includes(other))) &&
    most.every((max, group) => taken.filter((each) => each.group === group).length <= max)
  );
};

const allChoices = (problem: PackingProblem): number[][] =>
  problem.items
    .reduce<number[][]>((all, _, index) => [...all, ...all.map((set) => [...set, index])], [[]])
    .filter((set) => isAllowed(problem, set) && problem.required.every((index) => set.includes(index)));

const bestOf = (problem: PackingProblem): number =>
  Math.max(...allChoices(problem).map((set) => valueOf(problem, set)));

const greedy = (problem: PackingProblem): number[] => {
  const chosen: number[] = [];
  for (;;) {
    const gain = (index: number): number =>
      (valueOf(problem, [...chosen, index]) - valueOf(problem, chosen)) / (problem.items[index]?.cost ?? 1);
    const next = [...problem.items.keys()]
      .filter((index) => !chosen.includes(index) && isAllowed(problem, [...chosen, index]) && gain(index) > 0)
      .toSorted((a, b) => gain(b) - gain(a))[0];
    if (next === undefined) return chosen;
    chosen.push(next);
  }
};

describe("a choice", () => {
  test("is worth exactly as much as the best of all choices tried one by one", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const { chosen, value, bound, optimal } = pack(problem);
        expect(isAllowed(problem, chosen)).toBe(true);
        expect(value).toBe(valueOf(problem, chosen));
        expect(value).toBe(bestOf(problem));
        expect([bound, optimal]).toEqual([value, true]);
      }),
      { numRuns: 600 },
    );
  });

  test("holds what is required, and nothing that holds it is worth more", () => {
    fc.assert(
      fc.property(problems, fc.nat(ITEMS), (problem, index) => {
        const forced = { ...problem, required: index < problem.items.length ? [index] : [] };
        fc.pre(isAllowed(forced, forced.required));
        const { chosen, value } = pack(forced);
        expect(chosen).toEqual(expect.arrayContaining([...forced.required]));
        expect(value).toBe(bestOf(forced));
      }),
      { numRuns: 300 },
    );
  });

  test("is never worth less than taking the best item per room again and again", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        expect(pack(problem).value).toBeGreaterThanOrEqual(valueOf(problem, greedy(problem)));
      }),
      { numRuns: 300 },
    );
  });

  test("cut short still keeps the limit and a bound that nothing exceeds", () => {
    fc.assert(
      fc.property(problems, fc.nat(4), (problem, budget) => {
        const { chosen, value, bound, optimal } = pack(problem, budget);
        const best = bestOf(problem);
        expect(isAllowed(problem, chosen)).toBe(true);
        expect(value).toBe(valueOf(problem, chosen));
        expect(bound).toBeGreaterThanOrEqual(best);
        expect(optimal).toBe(value === bound);
      }),
      { numRuns: 300 },
    );
  });
});

test("an element that two items bring counts once", () => {
  const same = { cost: 1, brings: [0], clashes: [], group: 0 };
  const problem = {
    items: [same, same, { ...same, brings: [1] }],
    goals: [
      { value: 5, needs: [0] },
      { value: 1, needs: [1] },
    ],
    limit: 2,
    most: [9],
    given: [],
    required: [],
  };
  expect(pack(problem)).toMatchObject({ value: 6, optimal: true });
});

test("eighty words and forty phrases are settled for good", () => {
  const items = Array.from({ length: 80 }, (_, index) => ({
    cost: 4 + ((index * 7) % 12),
    brings: [index],
    clashes: [],
    group: 0,
  }));
  const goals = [
    ...items.map((_, index) => ({ value: 1 + ((index * index) % 23), needs: [index] })),
    ...Array.from({ length: 40 }, (_, index) => ({
      value: 1 + ((index * 5) % 9),
      needs: [index, (index * 3 + 11) % 80].filter((need, at, all) => all.indexOf(need) === at),
    })),
  ];
  const { value, bound, optimal } = pack({ items, goals, limit: 249, most: [80], given: [], required: [] });
  expect([bound, optimal]).toEqual([value, true]);
});
