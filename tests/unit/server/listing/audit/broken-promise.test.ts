import { describe, expect, test } from "bun:test";
import { auditOf, rated } from "./audit-cases.ts";

const GREASY = rated(
  [2, "It leaves a greasy film on my face."],
  [2, "Greasy and sticky all day."],
  [5, "Nice."],
  [5, "Good value."],
  [4, "Nice."],
);

const promised = (currentBullets: string[]): string | undefined =>
  auditOf(GREASY, { productName: "Acme Face Sunscreen Lotion", currentBullets }).fixes.find(({ text }) =>
    text.includes("greasy film"),
  )?.text;

describe("a promise that complaints deny", () => {
  test("is held against them where they speak of that side", () => {
    expect(promised(["Light: non greasy"])).toStartWith("The current copy says “non greasy”, yet 2 of 5 reviewers");
  });

  test("is not held against them where they speak of another side of the matter", () => {
    expect(promised(["Clear: no white cast"])).toContain("2 of 5 reviewers report a greasy film");
    expect(promised(["Clear: no white cast"])).not.toContain("The current copy says");
  });

  test("is quoted of several by the side that they speak of", () => {
    expect(promised(["Clear: no white cast", "Light: non greasy"])).toStartWith("The current copy says “non greasy”");
  });
});
