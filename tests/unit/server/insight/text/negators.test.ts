import { expect, test } from "bun:test";
import { opinionsIn } from "../../../../../server/insight/aspects/opinions.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";

/** The opinion words of a text with their signs: "+better −loud". */
const opinionsOf = (text: string): string =>
  analyseText(text, "review")
    .flatMap(splitClauses)
    .flatMap(({ tokens }) =>
      opinionsIn(tokens).map(({ index, sign }) => `${sign > 0 ? "+" : "-"}${tokens[index]?.lower}`),
    )
    .join(" ");

const SIGNS: readonly (readonly [string, string])[] = [
  // Denied is that there is more of it.
  ["The software couldn't be better.", "+better"],
  ["Setup could not have been any easier.", "+easier"],
  ["the fit could n't be better .", "+better"],
  ["It couldnt be simpler", "+simpler"],
  ["It cannot get any easier.", "+easier"],
  ["Couldn't ask for a nicer color.", "+nicer"],
  ["I have never been happier with a pan.", "+happier"],
  ["I haven't found a better brush.", "+better"],
  ["The grip couldn't be worse.", "-worse"],
  // Denied as ever.
  ["It is no better than the old one.", "-better"],
  ["It can't be better than the old one.", "-better"],
  ["The lid does not fit better.", "-better"],
  ["The lid is not easy to open.", "-easy"],
  ["It could not be easily cleaned.", "-easily"],
  // Denied by two words.
  ["The screen is anything but clear.", "-clear"],
  ["It was everything but useful.", "-useful"],
  ["The fabric is far from soft.", "-soft"],
  ["It was less than impressive.", "-impressive"],
  ["The coating has yet to peel.", "+peel"],
  ["Everything but the color is great.", "+great"],
  ["The shelf is far from the best wall.", "+best"],
  ["It is nothing but trouble.", "-trouble"],
  // What whole phrases say.
  ["The price is hard to beat.", "+hard"],
  ["The lid is hard to open.", "-hard"],
  ["The suction is second to none.", "+none"],
  ["There is room for improvement.", "-improvement"],
  ["There is no room for improvement.", "+improvement"],
  ["The instructions leave a lot to be desired.", "-desired"],
];

test.each(SIGNS)("%s", (text, signs) => {
  expect(opinionsOf(text)).toBe(signs);
});
