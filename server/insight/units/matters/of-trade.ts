import type { Context, Matter, Matters } from "./matter.ts";

const ofValue = ({ unit, said, told, after }: Context): Matter => {
  if (/\bwaste/.test(unit.opinion) && /^ (?:your |any |my )?time\b/.test(after))
    return /\banything else\b/.test(told) ? null : "repeat";
  if (/^a waste of$/.test(said) && !/^ (?:\p{L}+ )?(?:money|time|cash)\b/u.test(after)) return null;
  if (/\bworth\b/.test(unit.opinion) && /^ (?:the |your |my )?(?:time|effort|hassle|trouble)\b/.test(after))
    return "noun:effort";
  return /^(?:shipping|postage|delivery)$/.test(unit.target) ? "noun:shipping" : undefined;
};

const ofSupport = ({ unit, all, before }: Context): Matter => {
  if (/\breplaced (?:it|them)\b/.test(unit.opinion)) return /\bi (?:\p{L}+ )?$/u.test(before) ? null : undefined;
  return /\brefund/.test(unit.opinion) && /\b(?:amazon|walmart|best buy|costco|the store|target)\b/.test(all)
    ? null
    : undefined;
};

const MANY = /^bought (?:two|three|four|five|several)$/;

const ofRepeat = ({ unit, told, said, after, before }: Context): Matter => {
  if (unit.polarity < 0 && /\b(?:from (?:this|that) (?:seller|vendor|dealer)|order from amazon)\b/.test(told))
    return null;
  if (unit.polarity < 0)
    return /^returned$/.test(said) && /^ to (?:the|me|us|my)\b/.test(after)
      ? null
      : /\bnot recommend/.test(said) &&
          /^ (?:it |this |them )?(?:for (?:an?|any|large|small|big|heavy|daily|use|those|people)\b|if |unless )/.test(
            after,
          )
        ? null
        : undefined;
  if (
    /\bfrom (?:this|the|that|these) (?:seller|vendor|dealer|company|store|shop|merchant)\b|\bfrom amazon\b/.test(told)
  )
    return null;
  if (
    MANY.test(said) &&
    !/(?:\b(?:have|already|now)|'ve) $/.test(before) &&
    !/\b(?:more|already|so far|over the)\b/.test(after)
  )
    return null;
  if (
    /^second one$/.test(said) &&
    !/\b(?:my|our|a|this is the|buying|bought|ordering|ordered|getting|purchased|purchasing) $/.test(before)
  )
    return null;
  if (/\bwould buy$/.test(said) && /\b(?:figured|thought|only|who|nobody|why|fool|idiot)\b/.test(told)) return null;
  if (/\b(?:too|never|not) (?:\p{L}+ )?to be worth $/u.test(before)) return null;
  if (/\b(?:have|had|need|needed|forced|able) (?:now )?to $/.test(before) && /\banother\b/.test(said)) return null;
  if (
    /\bordered another|bought another\b/.test(said) &&
    /\b(?:replace|replacement|out of stock|competitor|different|instead)\b/.test(told)
  )
    return null;
  if (
    /\brecommend/.test(said) &&
    /^ (?:doing|using|replacing|upgrading|reading|checking|washing|against using)\b/.test(after)
  )
    return null;
  return undefined;
};

const ofAsPictured = ({ told, all }: Context): Matter => {
  if (/\b(?:shipping|shipped|showed up|arrived|delivered|delivery|on time)\b/.test(told)) return "shipping";
  if (/\bfits? (?:\p{L}+ )?as expected\b/u.test(told)) return "sizing";
  return /\beverything (?:i|we) (?:had )?expected it to\b/.test(all) ? null : undefined;
};

const LEGIBLE = /\b(?:eas(?:y|ily|ier)|very|clearly) (?:to )?(?:read|readable|see|legible)\b/;

/** Nouns that themselves judge or count, or name a person or a time. */
const NO_PART = /^(?:hassle|tad|negative|positive|con|pro|customer|daily|math|bit|lot|plenty|couple|reviewer)s?$/;

const ofPart = ({ unit, told }: Context): Matter => {
  if (NO_PART.test(unit.target)) return null;
  if (/^(?:screen|display)$/.test(unit.target) && unit.polarity > 0 && LEGIBLE.test(told)) return "visible";
  const isOfSpeed = /^(?:very |so |really )?(?:quick|quickly|fast|well)$/.test(unit.opinion);
  return isOfSpeed && /\b(?:arriv|ship|deliver|packag|sent|received)/.test(told) ? "shipping" : undefined;
};

const WRAPPING = /\b(?:box|package|packaging|parcel|envelope|carton) (?:was |is |had )?$/;

/** "the box came crushed": harm to the wrapping, and nothing that is missing. */
const ofDefect = ({ before, said }: Context): Matter =>
  WRAPPING.test(before) && /\b(?:crushed|smashed|torn|ripped|dented|open|opened)\b/.test(said) ? "shipping" : undefined;

const SPILT =
  /\bhalf (?:of )?(?:the|a|my) \p{L}+ (?:(?:was|were|is|had|has|already|just) ){0,2}(?:all over|leaked|spilled|spilt|oozed|poured|ran out|in the (?:box|bag|package)|on the)\b/u;

/** "half the bottle was all over the box": it leaked, and was full enough. */
const ofAmount = ({ unit, told }: Context): Matter => (unit.polarity < 0 && SPILT.test(told) ? "leak" : undefined);

/** What it costs, who sells it, and whether it is bought again. */
export const OF_TRADE: Matters = {
  value: ofValue,
  amount: ofAmount,
  support: ofSupport,
  repeat: ofRepeat,
  asPictured: ofAsPictured,
  defect: ofDefect,
  part: ofPart,
};
