import type { Span } from "../../../events/result/review.ts";
import type { Mark, Wanted } from "../keywords/worth.ts";
import { sharesSense } from "../words/same-sense.ts";
import { pack } from "./pack.ts";

/** A piece of a text that stands whole or not at all. */
export type Part<Kind extends string = string> = {
  text: string;
  kind: Kind;
  /** Room it takes with its separator. */
  room: number;
  brings: readonly Mark[];
  /** What its words mean; parts with a sense in common do not stand together. */
  senses: ReadonlySet<string>;
  spans: readonly Span[];
};

export type Frame<Kind extends string> = {
  limit: number;
  /** How many parts of each kind may stand together. */
  most: Readonly<Record<Kind, number>>;
  given: readonly Mark[];
  required: readonly Part<Kind>[];
};

export type Chosen<Kind extends string> = {
  parts: readonly Part<Kind>[];
  value: number;
  bound: number;
  optimal: boolean;
};

const numbering = () => {
  const numbers = new Map<string, number>();
  return (mark: string): number => {
    const number = numbers.get(mark) ?? numbers.size;
    numbers.set(mark, number);
    return number;
  };
};

/** The parts that are worth most together within the frame, by exact search. */
export const chooseParts = <Kind extends string>(
  parts: readonly Part<Kind>[],
  wanted: readonly Wanted[],
  frame: Frame<Kind>,
): Chosen<Kind> => {
  const element = numbering();
  const kinds = [...new Set(parts.map((part) => part.kind))];
  const { chosen, ...outcome } = pack({
    items: parts.map((part, index) => ({
      cost: part.room,
      brings: [...new Set(part.brings)].map(element),
      clashes: parts.flatMap((other, at) => (at !== index && sharesSense(part.senses, other.senses) ? [at] : [])),
      group: kinds.indexOf(part.kind),
    })),
    goals: wanted.map(({ value, needs }) => ({ value, needs: needs.map(element) })),
    limit: frame.limit,
    most: kinds.map((kind) => frame.most[kind]),
    given: frame.given.map(element),
    required: parts.flatMap((part, index) => (frame.required.includes(part) ? [index] : [])),
  });
  return { ...outcome, parts: chosen.flatMap((index) => parts[index] ?? []) };
};

/** As many of the parts, the first ones first, as stand together within the frame. */
export const fitting = <Kind extends string>(
  parts: readonly Part<Kind>[],
  { limit, most }: Pick<Frame<Kind>, "limit" | "most">,
): Part<Kind>[] =>
  parts.reduce<Part<Kind>[]>((taken, part) => {
    const fits =
      taken.reduce((sum, each) => sum + each.room, part.room) <= limit &&
      taken.filter((each) => each.kind === part.kind).length < most[part.kind] &&
      !taken.some((each) => sharesSense(each.senses, part.senses));
    return fits ? [...taken, part] : taken;
  }, []);
