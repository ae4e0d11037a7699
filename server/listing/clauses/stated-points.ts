import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { pointOf } from "../claims/found-points.ts";
import { forMany } from "../phrases/for-many.ts";
import { allPoints } from "../phrases/points/all-points.ts";
import type { Point } from "../phrases/points/point.ts";
import { normal, splitText } from "./split-text.ts";

/** A point that a clause states, and what bears it out. */
export type StatedPoint = { key: string; spans: readonly Span[] };

type OwnPoint = { key: string; point: Point };

const SLOT = "{}";

const formsOf = (text: string): string[] => [...new Set([text, forMany(text)])];

const eachPoint = (): OwnPoint[] => allPoints().flatMap(([key, points]) => points.map((point) => ({ key, point })));

const isNaming = ({ point }: OwnPoint): boolean => point.text.includes(SLOT);

type Book = {
  plain: ReadonlyMap<string, readonly OwnPoint[]>;
  /** Points that name things, with the words before them. */
  naming: readonly (OwnPoint & { opening: string })[];
};

let book: Book | null = null;

const buildBook = (): Book => {
  const [naming, plain] = [eachPoint().filter(isNaming), eachPoint().filter((each) => !isNaming(each))];
  const pieces = plain.flatMap((own) =>
    formsOf(own.point.text).flatMap((form) =>
      splitText(form, "bullet").map((piece) => ({ own, piece: normal(piece.text) })),
    ),
  );
  return {
    plain: new Map(
      [...Map.groupBy(pieces, ({ piece }) => piece)].map(([piece, found]) => [piece, found.map(({ own }) => own)]),
    ),
    naming: naming.flatMap((own) =>
      formsOf(own.point.text).map((form) => ({ ...own, opening: form.split(SLOT)[0] ?? "" })),
    ),
  };
};

/** The points of the book that a clause states of this product, as far as its reviews bear them out. */
export const pointsIn = (clause: string, mining: Mining): StatedPoint[] => {
  book ??= buildBook();
  const plain = book.plain.get(clause) ?? [];
  const naming = book.naming.filter(({ opening }) => clause.startsWith(opening));
  return [...plain, ...naming].flatMap((own) => {
    const found = pointOf(own.key, own.point, mining);
    if (found === null || (isNaming(own) && !formsOf(found.text).includes(clause))) return [];
    return [{ key: own.key, spans: found.spans }];
  });
};
