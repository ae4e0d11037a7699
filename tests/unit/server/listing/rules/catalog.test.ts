import { describe, expect, test } from "bun:test";
import { RULE_PROFILES } from "../../../../../events/result/rule-profiles.ts";
import { loadRules, RULES } from "../../../../../server/listing/rules/catalog.ts";
import { profileById } from "../../../../../server/listing/rules/profiles.ts";
import type { CheckName, Rule, RuleField } from "../../../../../server/listing/rules/rule.ts";

const rule = (): Rule => {
  const [first] = RULES;
  if (first === undefined) throw new Error("There are no rules");
  return first;
};

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, "0")}`);

describe("a planted faulty rule does not load:", () => {
  test.each<[string, Partial<Record<keyof Rule, unknown>>, string]>([
    ["no source", { source_url: "" }, "has no source"],
    ["a source that is no address", { source_url: "page T" }, "has no source"],
    ["a source without encryption", { source_url: "http://example.com/rule" }, "has no source"],
    ["no day of reading", { verified_on: "" }, "has no date"],
    ["a day that does not exist", { verified_on: "2026-02-31" }, "has no date"],
    ["no start", { effective_from: "" }, "has no start"],
    ["a start in words", { effective_from: "last year" }, "has no start"],
    ["an end before its start", { effective_from: "2026-07-27", effective_to: "2025-01-01" }, "ends before it starts"],
    ["an unknown check", { check: "magic" }, "has no check"],
    ["an unknown field", { field: "price" }, "has no field"],
    ["an unknown marketplace", { marketplace: "bazaar" }, "has no marketplace"],
    ["an unknown severity", { severity: "info" }, "has no severity"],
    ["an unknown status", { status: "rumor" }, "has no status"],
    ["stores in words", { stores: "most" }, "has no stores"],
    ["no id", { id: "x" }, "has no id"],
    ["no message", { message: "" }, "has no message"],
    ["a pattern that is none", { params: { pattern: "(" } }, "has no usable pattern"],
    ["a pattern that matches nothing at all", { params: { pattern: "a*" } }, "has no usable pattern"],
  ])("%s", (_, fault, message) => {
    const planted: Rule = Object.assign(structuredClone(rule()), fault);
    expect(() => loadRules([...RULES, planted])).toThrow(message);
  });

  test("one that lacks its source altogether", () => {
    const planted: Rule = structuredClone(rule());
    Reflect.deleteProperty(planted, "source_url");
    expect(() => loadRules([planted])).toThrow(`Rule ${planted.id}`);
  });
});

describe("the catalog", () => {
  test("has every rule of the four marketplaces", () => {
    const expected = [
      ...numbered("T", 16),
      ...numbered("H", 5),
      ...numbered("B", 19),
      ...numbered("D", 2),
      ...numbered("G", 7),
      ...numbered("K", 9),
      ...numbered("EB", 2),
      ...numbered("ET", 2),
      ...numbered("WM", 2),
    ];
    expect([...new Set(RULES.map(({ id }) => id))].filter((id) => id !== "LW01").toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  test("uses every rule in some profile", () => {
    const used = new Set(RULE_PROFILES.flatMap(({ id }) => [...profileById(id).rules]));
    expect(RULES.filter((each) => !used.has(each))).toEqual([]);
  });

  test("says in its message what a conflicting rule's readings disagree about", () => {
    const silent = RULES.filter(
      ({ status, message }) => status === "conflicting" && message.length < 50 && !/least 3/.test(message),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

const limit = (
  profileId: string,
  field: RuleField,
  check: CheckName,
  name: "min" | "max" | "each",
): number | undefined =>
  profileById(profileId)
    .rulesOf[field].filter((each) => each.check === check && each.params[name] !== undefined)
    .map((each) => each.params[name])
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))
    .at(name === "min" ? -1 : 0);

describe.each([...RULE_PROFILES])("the limits of $id are those of its rules", ({ id }) => {
  const { title, highlights, bullets, searchTerms, description } = profileById(id);

  test("title, highlights and description", () => {
    const longest = Math.max(
      ...profileById(id)
        .rulesOf.title.filter((each) => each.check === "maxCharacters")
        .map((each) => each.params.max ?? 0),
    );
    expect(longest).toBe(title.max);
    expect(limit(id, "highlights", "maxCharacters", "max")).toBe(highlights?.max);
    expect(limit(id, "description", "maxCharacters", "max") ?? null).toBe(
      limit(id, "description", "maxCharacters", "max") === undefined ? null : description.max,
    );
    expect(limit(id, "description", "minWords", "min") ?? null).toBe(description.minWords);
  });

  test("bullets, where they are a field", () => {
    if (bullets.place === "description") return;
    expect(limit(id, "bullets", "bulletCount", "max") ?? bullets.max).toBe(bullets.max);
    expect(limit(id, "bullets", "bulletCount", "min") ?? bullets.min).toBe(bullets.min);
    expect(limit(id, "bullet", "maxCharacters", "max") ?? bullets.maxLength).toBe(bullets.maxLength);
    expect(limit(id, "bullets", "totalCharacters", "max") ?? bullets.totalLength).toBe(bullets.totalLength);
  });

  test("search terms", () => {
    if (searchTerms === null) return;
    const words = searchTerms.kind === "words" ? searchTerms.max : undefined;
    expect(limit(id, "searchTerms", "maxBytes", "max") ?? words).toBe(words);
    expect(limit(id, "searchTerms", "tagCount", "max") ?? null).toBe(searchTerms.count);
    expect(limit(id, "searchTerms", "tagLength", "each") ?? null).toBe(searchTerms.each);
  });
});

describe("patterns", () => {
  const patterns = RULES.flatMap(({ id, params }) =>
    params.pattern === undefined ? [] : [[id, params.pattern] as const],
  );

  test.each(patterns)("of %s repeat nothing without bound", (_, pattern) => {
    const bare = pattern.replace(/\[(?:\\.|[^\]\\])*\]/g, "[]").replace(/\\./g, "x");
    expect(bare).not.toMatch(/[^[]\+(?!\})|\*/);
  });
});
