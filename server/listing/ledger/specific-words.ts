import { rememberText } from "../../insight/text/remember.ts";

/** A property that praise of something like it does not prove, and the words of whoever speaks of it. */
type Specific = {
  says: RegExp;
  told: RegExp;
  /** How it is denied, where not all that speaks of it badly does. */
  denied?: RegExp;
};

type Named = Omit<Specific, "says"> & { start: number; end: number };

const SPECIFIC: readonly Specific[] = [
  { says: /\bdish ?washer\b/i, told: /\bdish ?washer/i },
  { says: /\bmicrowav/i, told: /\bmicrowav/i },
  { says: /\boven\b/i, told: /\boven\b|\bbroiler\b/i },
  { says: /\bfreezer\b/i, told: /\bfreez|\bfrozen\b/i },
  {
    says: /\b(?:machine|hand)[ -]wash/i,
    told: /\bwash|\blaundr|\bdryer\b/i,
    // A stain that stays says nothing of the washing.
    denied:
      /\bshr[aiu]nk|\bfell apart|\bcame apart|\bruin|\bclump|\blump|\bfad(?:e|ed|es|ing)\b|\bpill(?:s|ed|ing)\b|\btore\b|\bwarp|\bmisshap|\bspot clean|\bhand[ -]wash|(?:\bnot|n['’]t|\bnever) (?:\w+ )?(?:machine[ -])?wash(?:able|ed)?\b|\bno way to wash/i,
  },
  {
    says: /\bwater[ -]?(?:proof|resistant|repellent|tight)|\bIPX?\d/i,
    told: /\bwater|\brain|\bwet\b|\bdamp|\bsoak|\bsubmer|\bswim|\bswam\b|\bpool\b|\bshower|\bsplash|\bsnow|\bstorm|\bdrench|\bdry\b|\bspill|\bpuddle|\blake\b|\bocean\b|\bsea\b/i,
  },
  {
    says: /\b(?:bpa|bps|phthalates?|pfas|pfoa|paraben|sulfate|gluten|latex|lead)[ -]?free\b/i,
    told: /\b(?:bpa|bps|phthalate|pfas|pfoa|paraben|sulfate|gluten|latex|lead)/i,
  },
  { says: /\bnon[ -]?toxic\b/i, told: /\btoxi|\bchemical|\bfumes?\b|\boff[ -]?gas/i },
  {
    says: /\bhypo[ -]?allergenic\b/i,
    told: /\ballerg|\bsensitiv|\breact|\birritat|\brash|\bbr(?:eak|oke)[ -]?outs?\b|\beczema|\bitch/i,
  },
  {
    says: /\b(?:organic|vegan|cruelty|biodegradable|compostable|recycled|recyclable|fair trade)\b/i,
    told: /\borganic|\bvegan|\bcruelty|\bbiodegrad|\bcompost|\brecycl|\bfair trade/i,
  },
  {
    says: /\b(?:certified|approved|patented|clinically|dermatologist|laboratory|lab)\b/i,
    told: /\bcertif|\bapprov|\bpatent|\bclinic|\bdermatolog|\blab\b|\blaborator/i,
  },
  { says: /\bwarrant(?:y|ies)\b|\bguarantee/i, told: /\bwarrant|\bguarant|\breplace/i },
  { says: /\bmade in\b/i, told: /\bmade in\b/i },
  {
    says: /\bwireless(?:ly)?\b|\bcordless\b/i,
    told: /\bwireless|\bcordless|\bcords?\b|\bwires?\b|\bcables?\b|\bbluetooth|\bbatter/i,
  },
  { says: /\b(?:fire|flame)[ -]?(?:proof|resistant|retardant)/i, told: /\bfire|\bflame|\bburn|\bspark|\bember/i },
  { says: /\brust[ -]?(?:proof|resistant|free)|\brustless\b/i, told: /\brust|\bcorro/i },
  { says: /\bscratch[ -]?(?:proof|resistant|free)/i, told: /\bscratch|\bscuff|\bmarks?\b/i },
  { says: /\buv\b|\bsun[ -]?proof/i, told: /\buv\b|\bsun|\bfad(?:e|ing)/i },
];

/** Where a clause names such a property, and what has to be spoken of to prove it: "dishwasher safe" is not proven by "easy to clean". */
export const specificsOf = rememberText((text: string): readonly Required<Named>[] =>
  SPECIFIC.flatMap(({ says, told, denied = told }) => {
    const match = says.exec(text);
    return match === null ? [] : [{ start: match.index, end: match.index + match[0].length, told, denied }];
  }),
);
