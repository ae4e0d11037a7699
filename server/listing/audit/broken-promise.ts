import { clauseText } from "../../insight/units/misreadings/misreading.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { reviewIdsOf } from "./improvement.ts";

const side = (list: string): RegExp => new RegExp(`\\b(?:${list})`, "iu");

/** Facets of several sides: who reports a greasy film denies no promise of "no white cast". */
const SIDES: Readonly<Record<string, readonly RegExp[]>> = {
  skin: [
    side("sting|eyes?\\b"),
    side(
      "irritat|rash|red(?:ness)?\\b|bump|break(?:s|ing)? ?(?:me )?out|broke (?:me )?out|breakout|pimple|acne|clog|hypoallergenic|sensitive|gentle|allerg|itch|flare",
    ),
    side("dry|drie|flak|tight|moistur|hydrat|soft|stiff"),
  ],
  absorption: [
    side("white|cast\\b|chalk|ghost|invisible|pale"),
    side("greas|oil|stick|tack|film|residue|absor|sink|soak|heavy|light"),
  ],
  sound: [
    side("tun(?:e|es|ed|ing)\\b|pitch|intonat|flat|sharp"),
    side("loud|volume|quiet|powerful"),
    side(
      "tone|warm|bright|rich|sweet|bass|treble|tinny|muffl|boxy|hollow|muddy|clear|crisp|clarity|distort|hi-?fi|sound quality",
    ),
    side("buzz|rattl|hiss|static|crackl|hum|squeal|feedback"),
  ],
  light: [
    side("bright|dim|lumen|glar|blind|dark"),
    side("colou?r|blue|white|yellow|red\\b|green|warm|cool|hue|tint|rgb"),
    side("flicker|strob|steady|blink"),
  ],
  comfort: [
    side("itch|scratch|soft|rough|silk|smooth"),
    side("blister|rub|chaf|sore|pinch|dig|press|tight"),
    side("pad|cushion|plush|thick|firm|hard"),
  ],
  cutting: [
    side("pull|snag|tug|yank"),
    side("nick|cuts? (?:my|his|her|the skin)"),
    side("sharp|dull|clean|even|smooth|through|thru|cut"),
  ],
};

type Denial = { promise: string; denying: number; naming: number };

const denialOf = (promise: string, blaming: readonly Unit[], sides: readonly RegExp[]): Denial => {
  const promised = sides.filter((each) => each.test(promise));
  const told = blaming.map((unit) => ({ unit, spoken: sides.filter((each) => each.test(clauseText(unit.clause))) }));
  const naming = told.filter(({ spoken }) => spoken.some((each) => promised.includes(each)));
  const denying = told.filter((each) => promised.length === 0 || each.spoken.length === 0 || naming.includes(each));
  const count = (some: typeof told): number => reviewIdsOf(some.map(({ unit }) => unit)).size;
  return { promise, denying: count(denying), naming: count(naming) };
};

/** Of what the copy promises in a matter, what most of its complaints deny, first in words of the same side; undefined where no more than half of them speak of it. */
export const brokenPromise = (
  facetId: string,
  promises: readonly string[],
  blaming: readonly Unit[],
): string | undefined => {
  const all = reviewIdsOf(blaming).size;
  return promises
    .map((promise) => denialOf(promise, blaming, SIDES[facetId] ?? []))
    .filter(({ denying }) => denying * 2 > all)
    .toSorted((a, b) => b.naming - a.naming || b.denying - a.denying)[0]?.promise;
};
