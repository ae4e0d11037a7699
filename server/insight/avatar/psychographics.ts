import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Span } from "../../../events/result/review.ts";
import type { Context } from "../contexts/context-words.ts";
import { type FoundContext, findContexts, placePhrases } from "../contexts/find-contexts.ts";
import type { Mining } from "../mine-reviews.ts";
import { joinWords } from "../text/join-words.ts";
import { capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";

type Field = keyof FullAvatar["psychographics"];
type Signal = { phrase: string; pattern: RegExp };

const EMPTY: Supported = { text: "", spans: [] };

const spansOf = (mining: Mining, pattern: RegExp): Span[] =>
  mining.reviews.flatMap((review) =>
    [...review.text.matchAll(pattern)].map((match) => ({
      reviewId: review.id,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );

const PERSONALITY: readonly Signal[] = [
  {
    phrase: "tests claims before trusting them",
    pattern:
      /\b(?:I tested|tested (?:it|this)|put it to the test|measured (?:it|twice)|upside down over|left it in the car|timed it|weighed it|tried (?:it|this) (?:with|on) (?:three|four|five|several))\b/gi,
  },
  {
    phrase: "compares with what they owned before",
    pattern:
      /\b(?:my (?:old|last|previous) [a-z]+|other (?:brands?|harnesses|bottles|lamps|blenders|ones)|compared to|than my old|used to (?:get|have|own|drag))\b/gi,
  },
  {
    phrase: "laughs about mishaps",
    pattern:
      /\b(?:laugh(?:ed|ing)? out loud|lol|haha|lmao|rofl|hilarious|no joke|to be fair|who cares|funny enough|of course|apparently|like a crazy person)\b/gi,
  },
  {
    phrase: "warns others and shares workarounds",
    pattern:
      /\b(?:PSA|just know|fair warning|be aware|heads up|pro tip|watch a video|order a size up|size up|fixed it|get a (?:pipe )?brush|took the [a-z]+ out|prop it up|don't waste)\b/gi,
  },
  {
    phrase: "forgives a fault when the main job is done",
    pattern:
      /\b(?:one star off|took one star off|minus one star|otherwise (?:excellent|great|good|fine|perfect|the)|no complaints (?:there|otherwise)|almost perfect|fair enough|still,? (?:worth|great|good))\b/gi,
  },
  {
    phrase: "buys again when satisfied",
    pattern:
      /\b(?:bought another|bought a second|second one|third one|ordered (?:another|two more)|bought (?:two|three|more)|buy(?:ing)? (?:it )?again)\b/gi,
  },
  {
    phrase: "reads instructions and expects them to be there",
    pattern: /\b(?:instructions|manual|tells you|put that in the box|brush in the box)\b/gi,
  },
];

const MOTIVES: readonly Signal[] = [
  {
    phrase: "to replace something that failed them",
    pattern:
      /\b(?:because my old [a-z]+|replaced (?:three|two|my|our|an?) [a-z ]{3,20}|my (?:last|old|previous) [a-z]+ (?:leaked|broke|died|snapped|cracked|tore|stopped|ripped|was)|replacement for)\b/gi,
  },
  {
    phrase: "as a gift",
    pattern:
      /\b(?:as a gift|(?:bought|got) (?:it|this|one|another) for (?:my|our) [a-z]+|gift for my [a-z]+|christmas|birthday)\b/gi,
  },
  {
    phrase: "to end a daily struggle",
    pattern:
      /\b(?:used to (?:drag|get|be|pull|choke|cough|wake)[a-z ]{0,25}|could not hold|couldn't hold|never get to|no more [a-z]+|finally)\b/gi,
  },
  {
    phrase: "because somebody they trust asked for it or recommended it",
    pattern:
      /\b(?:recommended by|(?:trainer|vet|doctor|friend|coworker|sister|neighbor|dentist) (?:recommended|suggested|told)|recommendation)\b/gi,
  },
  {
    phrase: "to ease the strain on hands, eyes or joints",
    pattern:
      /\b(?:arthritis|bad back|small hands|carpal tunnel|migraines?|headaches|cataract|sore shoulder|my shoulder|bad knees?|weak grip)\b/gi,
  },
];

const ranked = (mining: Mining, signals: readonly Signal[], least: number): Supported[] =>
  signals
    .map(({ phrase, pattern }) => ({ text: phrase, spans: spansOf(mining, pattern) }))
    .filter((signal) => distinctReviews(signal.spans) >= least)
    .toSorted((a, b) => distinctReviews(b.spans) - distinctReviews(a.spans));

const sentence = (lines: readonly Supported[], lead: (items: readonly string[]) => string): Supported =>
  lines.length === 0
    ? EMPTY
    : { text: lead(lines.map((line) => line.text)), spans: lines.flatMap((line) => line.spans) };

const lifestyle = (mining: Mining): Supported => {
  const found = findContexts(mining.sentences).filter((each) => each.reviews >= (mining.reviews.length < 8 ? 1 : 2));
  const of = (kind: Context["kind"], most: number): FoundContext[] =>
    found.filter((each) => each.context.kind === kind).slice(0, most);
  const [activities, times, places] = [of("activity", 4), of("time", 2), of("place", 3)];
  const phrases = (contexts: readonly FoundContext[]): string => joinWords(contexts.map((each) => each.context.phrase));
  const parts = [
    ...(activities.length === 0 ? [] : [`uses ${mining.product.plural ? "them" : "it"} for ${phrases(activities)}`]),
    ...(times.length === 0 ? [] : [`needs ${mining.product.plural ? "them" : "it"} through ${phrases(times)}`]),
    ...(places.length === 0 ? [] : [`keeps ${mining.product.plural ? "them" : "it"} ${placePhrases(places)}`]),
  ];
  return {
    text: capitalize(parts.join("; ")),
    spans: [...activities, ...times, ...places].flatMap((each) => each.spans),
  };
};

const NOT_A_VALUE = new Set(["repeat", "gift", "shipping", "defect", "results", "asPictured", "support"]);

const values = (mining: Mining): Supported => {
  const themes = mining.themes.filter((theme) => theme.facet !== null && !NOT_A_VALUE.has(theme.facet.id)).slice(0, 4);
  const spans = themes.flatMap((theme) => theme.theme.spans);
  return themes.length === 0
    ? EMPTY
    : { text: `Judges by ${joinWords(themes.map((theme) => theme.facet?.value ?? ""))}`, spans };
};

/** How buyers live and decide, as far as their own words show it. */
export const buildPsychographics = (mining: Mining): Record<Field, Supported> => {
  const least = mining.reviews.length < 8 ? 1 : 2;
  return {
    lifestyle: lifestyle(mining),
    values: values(mining),
    personality: sentence(ranked(mining, PERSONALITY, least).slice(0, 3), (items) => capitalize(joinWords(items))),
    motivationToBuy: sentence(ranked(mining, MOTIVES, least).slice(0, 3), (items) => `Buys ${joinWords(items)}`),
  };
};
