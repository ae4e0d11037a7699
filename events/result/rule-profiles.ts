import { longDate } from "../kernel/in-words.ts";

export const MARKETPLACES = ["amazon", "ebay", "etsy", "walmart"] as const;
export type Marketplace = (typeof MARKETPLACES)[number];

/** A length that is advised without being a limit. */
type Advice = { min: number; max: number; unit: "characters" | "words" };

type TitleField = { label: string; max: number; unit: "characters"; advised: Advice | null };

type HighlightsField = { label: string; max: number; unit: "characters" };

type BulletsField = {
  label: string;
  /** How many a listing has. */
  min: number;
  max: number;
  /** Characters of one bullet. */
  minLength: number;
  maxLength: number;
  /** Characters of all together, or null without a limit. */
  totalLength: number | null;
  /** Whether a bullet may end like a sentence. */
  endPunctuation: boolean;
  /** Whether a bullet has the shape "Header: description". */
  header: boolean;
  /** Where the marketplace shows them: in a field of their own, or as lines of the description. */
  place: "field" | "description";
};

type SearchTermsField = {
  label: string;
  /** Largest size of the whole field. */
  max: number;
  unit: "bytes" | "characters";
  /** Words with spaces between them, or tags with commas between them. */
  kind: "words" | "tags";
  /** How many there may be, or null without a limit. */
  count: number | null;
  /** Characters of each, or null without a limit. */
  each: number | null;
};

type DescriptionField = { label: string; max: number | null; minWords: number | null };

/** A marketplace at a date: which fields a listing has there, and how much goes into each. */
export type RuleProfile = {
  id: string;
  marketplace: Marketplace;
  /** Store the rules are read for, where stores differ: "US", "IN", "JP", "AE". */
  store: string;
  label: string;
  /** The day whose rules hold. */
  date: string;
  title: TitleField;
  /** The second line beside the title; null where the marketplace has none. */
  highlights: HighlightsField | null;
  bullets: BulletsField;
  /** Words that only the search sees; null where the marketplace has none. */
  searchTerms: SearchTermsField | null;
  description: DescriptionField;
};

const AMAZON_BULLETS: BulletsField = {
  label: "Bullet points",
  min: 3,
  max: 5,
  minLength: 10,
  maxLength: 255,
  totalLength: 999,
  endPunctuation: false,
  header: true,
  place: "field",
};

const AMAZON_SEARCH: SearchTermsField = {
  label: "Search terms",
  max: 249,
  unit: "bytes",
  kind: "words",
  count: null,
  each: null,
};

const AMAZON_NOW: Omit<RuleProfile, "id" | "store" | "label"> = {
  marketplace: "amazon",
  date: "2026-07-27",
  title: { label: "Title", max: 75, unit: "characters", advised: null },
  highlights: { label: "Item highlights", max: 125, unit: "characters" },
  bullets: AMAZON_BULLETS,
  searchTerms: AMAZON_SEARCH,
  description: { label: "Description", max: 2_000, minWords: null },
};

const LONG_TITLE = { ...AMAZON_NOW.title, max: 200 };

const DESCRIPTION_LINES: BulletsField = {
  ...AMAZON_BULLETS,
  label: "Description points",
  totalLength: null,
  header: false,
  place: "description",
};

/** What a seller can write for. The first is the default. */
export const RULE_PROFILES = [
  { ...AMAZON_NOW, id: "amazon-2026-07-27", store: "US", label: "Amazon" },
  {
    ...AMAZON_NOW,
    id: "amazon-exempt-2026-07-27",
    store: "AE",
    label: "Amazon Saudi Arabia, Egypt, Türkiye and UAE",
    title: LONG_TITLE,
    highlights: null,
  },
  {
    ...AMAZON_NOW,
    id: "amazon-in-2026-07-27",
    store: "IN",
    label: "Amazon India",
    searchTerms: { ...AMAZON_SEARCH, max: 200 },
  },
  {
    ...AMAZON_NOW,
    id: "amazon-jp-2026-07-27",
    store: "JP",
    label: "Amazon Japan",
    searchTerms: { ...AMAZON_SEARCH, max: 500 },
  },
  {
    ...AMAZON_NOW,
    id: "amazon-2025-01-21",
    store: "US",
    label: "Amazon before July 27, 2026",
    date: "2025-01-21",
    title: LONG_TITLE,
    highlights: null,
  },
  {
    id: "ebay-2026-11-21",
    marketplace: "ebay",
    store: "US",
    label: "eBay",
    date: "2026-11-21",
    title: { label: "Title", max: 80, unit: "characters", advised: null },
    highlights: { label: "Subtitle", max: 55, unit: "characters" },
    bullets: DESCRIPTION_LINES,
    searchTerms: null,
    description: { label: "Description", max: null, minWords: null },
  },
  {
    id: "etsy-2026-11-21",
    marketplace: "etsy",
    store: "US",
    label: "Etsy",
    date: "2026-11-21",
    title: { label: "Title", max: 140, unit: "characters", advised: { min: 1, max: 14, unit: "words" } },
    highlights: null,
    bullets: DESCRIPTION_LINES,
    searchTerms: { label: "Tags", max: 284, unit: "characters", kind: "tags", count: 13, each: 20 },
    description: { label: "Description", max: null, minWords: null },
  },
  {
    id: "walmart-2026-11-21",
    marketplace: "walmart",
    store: "US",
    label: "Walmart",
    date: "2026-11-21",
    title: { label: "Title", max: 150, unit: "characters", advised: { min: 50, max: 75, unit: "characters" } },
    highlights: null,
    bullets: {
      label: "Key features",
      min: 3,
      max: 10,
      minLength: 1,
      maxLength: 80,
      totalLength: null,
      endPunctuation: false,
      header: false,
      place: "field",
    },
    searchTerms: null,
    description: { label: "Description", max: null, minWords: 150 },
  },
] as const satisfies readonly RuleProfile[];

/** "amazon-2026-07-27" → "Amazon, rules as of July 27, 2026"; a profile of older days by its id. */
export const ruleProfileName = (id: string): string => {
  const profile = RULE_PROFILES.find((each) => each.id === id);
  return profile === undefined ? id : `${profile.label}, rules as of ${longDate(profile.date)}`;
};

export const RULE_PROFILE_IDS = RULE_PROFILES.map((profile) => profile.id);

export const DEFAULT_RULE_PROFILE_ID = "amazon-2026-07-27";
