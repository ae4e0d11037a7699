import type { Token } from "../text/analyse.ts";
import type { Unit } from "./unit.ts";

/** A unit with its clause's tokens and the places that carry it. */
export type Reading = { unit: Unit; tokens: readonly Token[]; from: number; to: number };

/** What is wrong about a reading: it says nothing of the product, the opposite, or something of another product. */
export type Misreading = { why: "nothing" | "opposite" | "other-product"; is: (reading: Reading) => boolean };
