import { singular } from "../../text/singular.ts";
import { wordSet } from "../../text/word-table.ts";
import {
  BODILESS,
  type Context,
  type Matter,
  type Matters,
  matterOfNoun,
  matterOfOpening,
  PICTURE_WORDS,
  PICTURES,
  SOUNDS,
} from "./matter.ts";

const BEFORE_QUALITY = /(\p{L}+) (?:quality|qualities)\b/u;
const AFTER_QUALITY = /\bquality (\p{L}+)/u;
const OF_QUALITY = /\bqualit(?:y|ies) of (?:the |its |these |those |this |my |your |raw )*(\p{L}+)/u;

/** "photo quality", "quality photos", "the quality of the pictures", "their quality" of photos: the word that tells of what it is the quality. */
const qualityOf = ({ told, all }: Context): string => {
  const owned = /\btheir (?:\p{L}+ )?quality\b/u.test(told) ? (PICTURE_WORDS.exec(all)?.[0] ?? "") : "";
  const nouns = [OF_QUALITY.exec(told)?.[1] ?? BEFORE_QUALITY.exec(told)?.[1], AFTER_QUALITY.exec(told)?.[1], owned];
  const isNamed = (noun: string): boolean => PICTURES.has(noun) || SOUNDS.has(noun) || BODILESS.has(noun);
  return nouns.map((noun) => singular(noun ?? "")).find(isNamed) ?? "";
};

const BESIDE_IT =
  /\b(?:supplied|included|provided|bonus|free|starter|spare|accompanying|paint) (\p{L}+)(?: (\p{L}+))?|\b(\p{L}+) (?:that|which) (?:came|comes) with\b/u;

/** "the paint cups are flimsy", "the supplied brush": what comes with a thing, and is no part of how it is built. */
const isBesideIt = ({ unit, told }: Context): boolean => {
  const [, ...nouns] = BESIDE_IT.exec(told) ?? [];
  return unit.polarity < 0 && unit.target !== "" && nouns.some((noun) => singular(noun ?? "") === unit.target);
};

const ofSturdy = (context: Context): Matter => {
  const { unit, said, before, after } = context;
  if (isBesideIt(context)) return `noun:${unit.target}`;
  if (/^buil[dt]$/.test(said) && (/^ in(?:to)?\b/.test(after) || /\bto $/.test(before))) return null;
  const quality = /\bqualit/.test(`${unit.opinion} ${said}`) ? qualityOf(context) : "";
  if (quality !== "") return matterOfNoun(quality);
  if (/\bgood qualities\b|\bat (?:the )?(?:highest|high|best|low|lowest|full) quality\b/.test(context.told))
    return null;
  const target = singular(unit.target);
  if (/\bstrong(?:er)?\b/.test(unit.opinion) && /\bmagnet/.test(context.told)) return "grip";
  const isGeneral = /\b(?:top notch|first rate|quality|robust|tough|crap|junk|trash|garbage|strong)\b/.test(
    `${unit.opinion} ${said}`,
  );
  if (isGeneral && (BODILESS.has(target) || SOUNDS.has(target) || PICTURES.has(target))) return matterOfNoun(target);
  return /^craps? out\b/.test(`${said}${after}`) ? "durability" : undefined;
};

const LOOKING =
  /\b(?:beautiful|stylish|sleek|elegant|cute|gorgeous|pretty|attractive|nice|lovely|love|loved|like|modern|cool|ugly|simple|great|good|classic|unique|clean|compact|amazing|awesome|boring|plain|dated|best|perfect|excellent|fantastic|fun|interesting|wonderful|enjoy|terrific|improved|pleasing|appealing)\b/;

/** What is made or kept in a thing, whose looks are not those of the thing. */
const SERVED_IN_IT = wordSet("coffee tea espresso crema foam drink soup smoothie brew");

/** What is seen on a screen, which is no look of the thing. */
const SHOWN =
  /\b(?:video|movies?|output|s ?- ?video|hd|channels?)\b(?! (?:player|case|cable|camera|recorder|doorbell|game|chair)s?\b)(?: \p{L}+){0,4} looks?\b|\blooks? (?:\p{L}+ )?(?:over ?-? ?saturated|washed out|pixelated|grainy|blurry) on\b|\bcolou?rs? look (?:\p{L}+ )?(?:over ?-? ?)?saturated\b/u;

const ofLooks = ({ unit, said, told, before, after }: Context): Matter => {
  const target = singular(unit.target);
  if (SERVED_IN_IT.has(target)) return matterOfNoun(target);
  if (said.startsWith("look") && SHOWN.test(told)) return "picture";
  if (PICTURES.has(target) || /\bcolou?r (?:screen|display)\b/.test(told))
    return matterOfNoun(target === "" ? "screen" : target);
  if (said.startsWith("look") && /\b(?:take|took|taking|closer) (?:a |an? \p{L}+ )?$/u.test(before)) return null;
  if (/^attractive$/.test(unit.opinion) && /^ (?:features?|idea|price|offer|package|deal|option)\b/.test(after))
    return null;
  if (/\b(?:appears?|looks?|is|are|just|exactly) as (?:shown|pictured|in the pictures?)\b/.test(told))
    return "asPictured";
  const isDesign = /\bdesign/.test(said) || unit.target.startsWith("design");
  return isDesign && !LOOKING.test(unit.opinion) && /\bdesign/.test(told) ? "noun:design" : undefined;
};

const ON_ARRIVAL =
  /\b(?:arrived|was delivered|got delivered|showed up)\b|\b(?:came|comes) (?:with (?:an?|the|two|three|some|several|many|lots|chipped|broken|cracked|bent|dented|scratched)|already|broken|cracked|bent|damaged|scratched|dented|chipped)\b|\b(?:box|package|parcel|packaging) (?:came|arrived|was)\b|\bout of the (?:box|package|packaging)\b|\bin (?:shipping|transit)\b/;

/** Harm that was there when it came is no wear. */
const isHarmOnArrival = ({ unit, all }: Context): boolean => unit.polarity < 0 && ON_ARRIVAL.test(all);

/** "one of the chairs was broken": so it came. */
const ONE_OF_SEVERAL =
  /\b(?:one|two|some|several) of the (?:\p{L}+ ){1,4}(?:was|were) (?:broken|cracked|bent)\b(?! (?:by|off|after))/u;

const SEWN = /^(?:stitching|seams)$/;

const ofDurability = (context: Context): Matter => {
  const { unit, told, said, after, before } = context;
  if (isHarmOnArrival(context)) return "defect";
  if (SEWN.test(said) && /^(?:neat|neater|nice|even|straight|sloppy|messy|crooked|uneven)$/.test(unit.opinion))
    return "sturdy";
  if (/\blast/.test(unit.opinion) && /\bbatter(?:y|ies)\b|\bcharges?\b|\ba charge\b/.test(told)) return "battery";
  if (BODILESS.has(singular(unit.target)) && /\b(?:fail|broke|crash|stopped|works?)/.test(unit.opinion))
    return `noun:${unit.target}`;
  if (ONE_OF_SEVERAL.test(told) && unit.polarity < 0) return "defect";
  if (said === "broken" && /^ (?:piece|pieces|part|parts|one|ones|unit|item|chairs?|glass|lid|handle)\b/.test(after))
    return "defect";
  return /\b(?:will|you|you'll) think (?:it|the|that) (?:\p{L}+ ){0,3}(?:is )?$/u.test(before) ? null : undefined;
};

/** What is put into a pocket of clothes; what a mattress goes into is a pocket too, of a sheet. */
const POCKETED = /\b(?:phones?|keys?|wallets?|cards?|hands?|airpods|glasses|tissues?|money|cash)\b/;

const ofSizing = ({ unit, said, told }: Context): Matter => {
  const opening = matterOfOpening({ unit, told });
  if (opening !== undefined) return opening;
  const target = singular(unit.target);
  if (target === "pocket" && POCKETED.test(told)) return "pockets";
  if (
    /^(?:display|screen|font|text|print|letter|writing|button|key|keypad|number|card|memory|box|package|packaging)$/.test(
      target,
    ) &&
    /\btoo\b/.test(unit.opinion)
  )
    return `noun:${unit.target}`;
  if (
    /^(?:size|sized)$/.test(said) &&
    /\b(?:palm|pocket|decent|convenient) ?-? ?sized?\b|\b(?:good|terrific|great) (?:at|in) size\b/.test(told)
  )
    return "noun:size";
  if (/\b(?:pressing|press|turn|turning|do|doing|get|getting) it just right\b|\blooked just right\b/.test(told))
    return null;
  return /\bgood fit for (?:someone|anyone|people|those|me|us)\b/.test(told) ? "results" : undefined;
};

const ofSmell = ({ unit }: Context): Matter =>
  /\b(?:stinks?|stunk|sucks?)\b/.test(unit.opinion) && BODILESS.has(singular(unit.target))
    ? `noun:${unit.target}`
    : undefined;

const ofCompact = ({ unit, told, all }: Context): Matter => {
  if (/\b(?:obstructs?|block)/.test(unit.opinion) && /\b(?:lens|viewfinder)\b/.test(all)) return "noun:lens";
  return /\btakes? up (?:half the (?:space|storage)|(?:any |much |no |less )?space on (?:my|your|the) (?:pc|computer|hard|disk|drive|phone))\b/.test(
    told,
  )
    ? null
    : undefined;
};

/** How it is made, looks, fits and lasts. */
export const OF_MAKE: Matters = {
  sturdy: ofSturdy,
  looks: ofLooks,
  durability: ofDurability,
  finish: (context) => {
    const { unit } = context;
    if (isHarmOnArrival(context)) return "defect";
    return unit.opinion === "faded" && /^(?:display|screen)$/.test(unit.target) ? `noun:${unit.target}` : undefined;
  },
  compact: ofCompact,
  weight: ({ told }) => (/\b(?:weight loss|los(?:e|ing) (?:\p{L}+ )?weight)\b/u.test(told) ? null : undefined),
  length: ({ told }) =>
    /\blong enough (?:for (?:me|us) )?to (?:know|find|tell|load|say|judge|comment)\b/.test(told) ? null : undefined,
  capacity: ({ told }) =>
    /\bbig enough (?:for people )?to (?:see|read|clean|catch|notice)\b/.test(told) ? null : undefined,
  smell: ofSmell,
  carry: ({ unit, after, told }) =>
    unit.opinion === "portable" &&
    /^ \p{L}/u.test(after) &&
    !/^ (?:and|enough|but|so|for|to|with|in|as|or|which|it|i)\b/.test(after)
      ? null
      : /\bhold (?:on to )?(?:\p{L}+ )?(?:when )?wet\b/u.test(told)
        ? "grip"
        : undefined,
  comfort: ({ told }) =>
    /\bcomfortable (?:with|buying)\b|\bcomfortably fits?\b|\bgett?(?:ing|en|s)? comfortable\b/.test(told)
      ? null
      : undefined,
  sizing: ofSizing,
};
