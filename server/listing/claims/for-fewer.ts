import type { Mining } from "../../insight/mining/mining.ts";
import { remember } from "../../insight/text/remember.ts";
import { clauseText } from "../../insight/units/misreadings/misreading.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { quantitiesIn } from "../words/quantities.ts";

const OF_ONE =
  /\b(?:for (?:just |only )?(?:one|me|myself|1)\b(?! and my (?:wife|husband|partner|girlfriend|boyfriend|friend|son|daughter|kids?))|(?:one|1) person|solo|by myself)/;
/** Matters of which the number of persons decides. */
const OF_ROOM: ReadonlySet<string> = new Set(["capacity", "sizing", "comfort"]);

/** For how many the name says that the thing is: 2 of "2 Person Tent". */
const personsIn = remember(({ product }: Mining): number =>
  Math.max(0, ...quantitiesIn(product.name).map(({ unit, value }) => (unit === "person" ? value : 0))),
);

/** "roomy for one" of a tent for two: praise on the condition that fewer use it than it is for. */
export const isForFewer = ({ facet, clause }: Unit, mining: Mining): boolean =>
  OF_ROOM.has(facet?.id ?? "") && personsIn(mining) > 1 && OF_ONE.test(clauseText(clause));
