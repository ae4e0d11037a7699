import type { Review, Span } from "../../../events/result/review.ts";

export type SelfKind = "gender" | "ageRange" | "location" | "incomeLevel" | "occupation";

/** Something a reviewer says of themselves, with the words that say it. */
export type SelfStatement = { kind: SelfKind; value: string; words: string; span: Span };

const OCCUPATIONS =
  "nurse|teacher|doctor|vet tech|veterinarian|paramedic|firefighter|police officer|truck driver|delivery driver|rideshare driver|bus driver|mechanic|electrician|plumber|carpenter|contractor|architect|engineer|software engineer|developer|programmer|designer|graphic designer|photographer|tattoo artist|artist|musician|writer|lawyer|accountant|bartender|barista|server|line cook|chef|baker|farmer|gardener|student|college student|grad student|law student|nursing student|coach|personal trainer|hairdresser|esthetician|therapist|social worker|soldier|veteran|retiree|stay at home mom|stay at home dad|dog walker|dog trainer|groomer|foster mom|dental hygienist|pharmacist|scientist|librarian|pilot|flight attendant|realtor|salesperson|welder|warehouse worker|construction worker|caregiver|nanny|massage therapist|physical therapist|yoga teacher|seamstress|quilter";

const PLACES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Canada|England|Scotland|Ireland|London|Chicago|Phoenix|Seattle|Boston|Denver|Austin|Houston|Dallas|Portland|Atlanta|Miami|Brooklyn|Toronto|Vancouver|Los Angeles|San Francisco|San Diego|Las Vegas|Philadelphia|Minneapolis|Detroit|Tucson|Nashville";

type Pattern = { kind: SelfKind; pattern: RegExp; value: (match: RegExpMatchArray) => string };

const group = (match: RegExpMatchArray): string => (match[1] ?? "").replace(/\s+/g, " ");

const decade = (age: number): string =>
  age < 18
    ? "under 18"
    : age < 25
      ? "18–24"
      : age < 35
        ? "25–34"
        : age < 45
          ? "35–44"
          : age < 55
            ? "45–54"
            : age < 65
              ? "55–64"
              : "65 and over";

const byAge = (match: RegExpMatchArray): string => decade(Number(match[1]));

const ADJECTIVES =
  "(?:(?:full[- ]time|part[- ]time|busy|retired|former|high school|middle school|elementary|ER|ICU|RN|registered|new|professional|freelance|broke|poor|first[- ]year) ){0,2}";

const PATTERNS: readonly Pattern[] = [
  {
    kind: "occupation",
    pattern: new RegExp(`\\b(?:I am|I'm|I’m|Im|as|being|work as) an? (${ADJECTIVES}(?:${OCCUPATIONS}))\\b`, "gi"),
    value: group,
  },
  {
    kind: "occupation",
    pattern: new RegExp(`(?:^|[.!?\\n] ?)(${ADJECTIVES}(?:${OCCUPATIONS}))(?: here)?[,.]`, "gi"),
    value: group,
  },
  {
    kind: "occupation",
    pattern:
      /\bI (teach [\w\d]+(?: grade)?|drive for a living|drive a truck|write code|work construction|coach [\w']+ \w+|foster rescue dogs|work from home|paint for a living|work in [a-z]+)\b/gi,
    value: group,
  },
  {
    kind: "ageRange",
    pattern:
      /\b(?:I am|I'm|I’m|Im) (\d{2})(?: years? old| yrs? old)?\b(?! (?:%|percent|lbs?|pounds|feet|inches|cm|weeks|months|minutes|hours|miles|days))(?!['’"″\d])/gi,
    value: byAge,
  },
  { kind: "ageRange", pattern: /\bmy eyes are (\d{2}) years old\b/gi, value: byAge },
  { kind: "ageRange", pattern: /\bas a (\d{2})[- ]year[- ]old\b/gi, value: byAge },
  { kind: "ageRange", pattern: /\bI(?:'m|’m| am) in my (?:early |mid |late )?(\d0)s\b/gi, value: byAge },
  {
    kind: "gender",
    pattern:
      /\b(?:I am|I'm|I’m|as) an? (?:[\w'’"]+ ){0,3}(woman|man|guy|female|male|girl|mom|mother|dad|father|grandmother|grandma|grandpa|grandfather)\b/gi,
    value: (match) => (/^(?:woman|female|girl|mom|mother|grandm)/i.test(group(match)) ? "women" : "men"),
  },
  {
    kind: "gender",
    pattern: /(?:^|[.!?\n] ?)(?:new|foster|busy|single|boy|girl|working) (mom|dad) here\b/gi,
    value: (match) => (group(match).toLowerCase() === "mom" ? "women" : "men"),
  },
  {
    kind: "location",
    pattern: new RegExp(
      `\\b(?:[Ll]ive in|[Ll]iving in|[Hh]ere in|I'm from|I am from|we live in|based in|in December in) (?:the )?(?:[a-z]+ )?(${PLACES})\\b`,
      "g",
    ),
    value: group,
  },
  {
    kind: "incomeLevel",
    pattern:
      /\b(on a (?:tight |fixed |small |student )?(?:budget|income)|can't afford|cannot afford|live paycheck to paycheck)\b/gi,
    value: group,
  },
];

/** What reviewers say of themselves, nothing else: no guess from a name, a product or a hobby. */
export const findSelfStatements = (reviews: readonly Review[]): SelfStatement[] =>
  reviews.flatMap((review) =>
    PATTERNS.flatMap(({ kind, pattern, value }) =>
      [...review.text.matchAll(pattern)].map((match) => {
        const lead = /^[.!?\s]*/.exec(match[0])?.[0].length ?? 0;
        const words = match[0].slice(lead).replace(/[,.]$/, "");
        const start = match.index + lead;
        return { kind, value: value(match), words, span: { reviewId: review.id, start, end: start + words.length } };
      }),
    ),
  );
