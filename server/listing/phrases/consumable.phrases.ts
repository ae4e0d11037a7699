import { type FacetPhrases, line, note } from "./phrase.ts";

const POWDER = /\b(?:mix|mixes|dissolves?|blends?|shaker|clumps?|gritty|chalky)\b/;
const CHEWED = /\b(?:chew|chewing|chewy|teeth|soft|break|tear)\b/;

export const CONSUMABLE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  texture: {
    features: [note("Mixes Smooth", POWDER), note("Soft and Chewy", /\bchewy\b/), note("Smooth Texture", /\bsmooth\b/)],
    highlights: [
      note("mixes without clumps", POWDER),
      note("soft enough for old teeth", /\bteeth\b/),
      note("pleasant texture"),
    ],
    outcome: [
      line(
        "Smooth in Every Glass",
        "powder blends in and stays there, so each sip is as smooth as the one before",
        POWDER,
      ),
      line(
        "Soft From First to Last",
        "soft enough to chew with ease, even for mouths that have seen better years",
        CHEWED,
      ),
      line(
        "A Texture to Look Forward To",
        "pleasant in the mouth from the opening of the package to the end, one piece after another",
      ),
    ],
    answer: [
      line("No Grit at the Bottom", "a stir or a shake is enough; chalky sips and stubborn clumps stay away", POWDER),
      line(
        "Easy on Old Teeth",
        "breaks apart without a struggle, so small and senior mouths can join in",
        /\bteeth|old|senior\b/,
      ),
      line(
        "Nothing Dry or Crumbly",
        "holds together in the fingers and gives way in the mouth, which keeps pockets and floors clean",
        CHEWED,
      ),
    ],
  },
  digestion: {
    features: [note("Easy on the Stomach")],
    highlights: [note("sits well")],
    outcome: [
      line("Sits Well Afterward", "easy on the stomach, so the enjoyment does not end with regret"),
      line("A Calm Stomach After", "goes down lightly and leaves the rest of the day untroubled"),
    ],
    answer: [
      line("For Sensitive Stomachs", "well tolerated by the ones who usually cannot share"),
      line("No Bloated Feeling", "settles easily, even for those who choose with care"),
    ],
  },
  ingredients: {
    features: [note("Simple Ingredients")],
    highlights: [note("short ingredient list")],
    outcome: [
      line("Read the Label and Relax", "a short list of ingredients that make sense takes the guesswork out"),
      line("Simple Things Inside", "ingredients chosen with restraint, easy to read and easy to accept"),
    ],
    answer: [
      line("Nothing to Look Up", "the ingredient list is short and clear, without a string of mystery words"),
      line("For People Who Read Labels", "what goes in is plain to see and easy to feel good about"),
    ],
  },
  freshness: {
    features: [note("Fresh")],
    highlights: [note("fresh from the package")],
    outcome: [
      line("Fresh When It Arrives", "opens with the smell and feel of something packed with care"),
      line("Fresh to the Last One", "keeps well between openings, so nothing goes to waste"),
    ],
    answer: [
      line("No Stale Surprises", "comes out of the package the way it should, from the first to the final handful"),
      line("Still Good Next Week", "freshness that lasts beyond the day it is opened"),
    ],
  },
  amount: {
    features: [],
    highlights: [note("a little goes far")],
    outcome: [
      line("A Little Goes Far", "small portions do the work, so one package keeps its place for a long while"),
      line("Lasts Longer Than Expected", "a modest amount is enough each time, and the rest waits for later"),
    ],
    answer: [
      line("No Constant Reordering", "used sparingly and still enough, which stretches every package"),
      line("Plenty in the Package", "a sensible amount for regular use, without rationing"),
    ],
  },
  reseal: {
    features: [note("Resealable")],
    highlights: [note("closes again tightly")],
    outcome: [
      line("Closes Again, Stays Closed", "a closure that seals well keeps the contents the way they were packed"),
      line("Open, Use, Seal, Done", "closing up takes a moment and holds until the next time"),
    ],
    answer: [
      line("No Clip or Jar Needed", "the package seals by itself, with no rubber bands or extra boxes"),
      line("Tidy Between Uses", "shut properly, nothing spills and nothing dries out"),
    ],
  },
  absorption: {
    features: [note("Non-Greasy"), note("Absorbs Quickly", /\babsorbs?\b|\bsinks? in\b/)],
    highlights: [
      note("absorbs without residue", /\babsorbs?\b|\bsinks? (?:right )?in\b/),
      note("light, non-greasy feel"),
    ],
    outcome: [
      line(
        "Sinks In, Lets You Go",
        "skin drinks it up, and dressing or makeup can follow right after",
        /\babsorbs?\b|\bsinks? (?:right )?in\b/,
      ),
      line("Light on the Skin", "a light layer does the work and is soon forgotten, even underneath everything else"),
    ],
    answer: [
      line(
        "No Greasy Film",
        "absorbs fully instead of sitting on top, so hands and collars stay clean",
        /\babsorbs?\b|\bsinks? (?:right )?in\b/,
      ),
      line(
        "Nothing Sticky Left Behind",
        "light enough to layer, without shine or a heavy feel as the hours of the day go by",
      ),
    ],
    points: [note("sits well under makeup", /\bmakeup\b/), note("layers under sunscreen", /\bsunscreen\b/)],
  },
  scent: {
    features: [note("Fragrance-Free", /\b(?:fragrance free|unscented|no scent|no fragrance)\b/), note("Light Scent")],
    highlights: [
      note("no added fragrance", /\b(?:fragrance free|unscented|no fragrance)\b/),
      note("pleasant light scent"),
    ],
    outcome: [
      line("A Scent Worth Noticing", "light and pleasant, there for a moment and never in the way"),
      line("Gentle on the Nose", "a soft scent that makes the daily routine something to enjoy"),
    ],
    answer: [
      line("A Scent That Stays Close", "the scent stays close and fades softly, even for sensitive noses"),
      line("No Perfume Cloud", "smells clean and mild, so it goes along with anything else"),
    ],
  },
};
