import { type FacetPhrases, line, note } from "./phrase.ts";

const TEAM = /\b(?:teams?|team ?work|co-?operat\w+|same side|work(?:ing|s|ed)? together)\b/;
const FAMILY = /\b(?:family|families|kids|children|grand\w+|siblings?)\b/;
const QUICK = /\b(?:quick\w*|fast\w*|short\w*|minutes)\b/;
const MIND = /\b(?:think\w*|brain|mind)\b/;
const LEVELS = /\blevels\b/;

export const TABLE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  together: {
    features: [note("Cooperative Play", TEAM), note("Brings Families Together", FAMILY)],
    highlights: [note("all on one team", TEAM), note("family time at the table", FAMILY), note("shared fun")],
    outcome: [
      line("All on the Same Side", "players plan, warn and cheer each other on, and share the win at the end", TEAM),
      line("Family Time That Works", "different ages meet at one table and stay there by choice", FAMILY),
      line("Brings People to the Table", "talk, jokes and plans start with the first turn, and screens stay away"),
    ],
    answer: [
      line("No Sore Losers Tonight", "winning and losing happen together, so the evening ends in good spirits", TEAM),
      line("Nobody Left on the Side", "each player has a part to play until the end of the round"),
    ],
  },
  playTime: {
    features: [note("Quick Rounds", QUICK)],
    highlights: [note("quick rounds", QUICK), note("a good playing time")],
    outcome: [
      line("Time for One More Round", "rounds are short enough to fit between dinner and bedtime", QUICK),
      line("A Round That Keeps Moving", "turns follow each other briskly, so attention stays on the table"),
    ],
    answer: [
      line("No Evening-Long Commitment", "a full round fits into the time people have on a normal weekday", QUICK),
      line("Over at the Right Moment", "long enough to get absorbed, and done before anybody starts to fidget"),
    ],
  },
  difficulty: {
    features: [note("Good Challenge")],
    highlights: [
      note("several levels of challenge", LEVELS),
      note("makes players think", MIND),
      note("a good challenge"),
    ],
    outcome: [
      line("A Workout for the Mind", "each turn asks for a bit of thought, and a good idea is rewarded", MIND),
      line("Challenge of the Right Size", "tricky enough to be proud of, and fair enough to try again"),
    ],
    answer: [
      line("Harder as You Improve", "several levels mean that early wins are followed by new tasks", LEVELS),
      line("Not Solved at a Glance", "enough to work out that interest lasts from the start to the end"),
    ],
  },
};
