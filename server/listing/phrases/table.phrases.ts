import { type FacetPhrases, line, note } from "./phrase.ts";

const TEAM = /\b(?:as a team|team ?work|same (?:side|team)|co-?operat\w+|work(?:ing|s|ed)? together)\b/;
const AGAINST_BOARD = /\b(?:co-?operat\w+|same side|win or lose together|against the (?:game|board))\b/;
const FAMILY = /\b(?:family|families)\b/;
const KIDS = /\b(?:kids|children|grand(?:kids|children)|siblings)\b/;
const PEACEFUL =
  /\bno (?:arguments|arguing|fighting|fights|crying|tears)\b|(?:\bnot|n['’]t) fight\b|\bwithout (?:a |any )?(?:fight\w*|argu\w+)/;
const ALL_PLAY =
  /\b(?:everyone|everybody|whole family) (?:can play|plays|joins|joined|involved)|\b(?:nobody|no one) is left out|\bno eliminations?/;
const SHORT =
  /\b(?:quick|short) (?:\w+ )?(?:games?|rounds?)\b|\bquick to play\b|\bshort enough\b|\bplays in (?:under|about)\b|(?:\bnot|n['’]t) take (?:too )?long\b/;
const PACED = /\b(?:fast|quick)[- ](?:paced|moving)\b|\bmoves (?:quickly|along|fast)\b|\bplays (?:fast|quickly)\b/;
const NO_DRAG = /(?:\bnot|n['’]t|\bnever|\bwithout|\bno)\b.{0,20}\b(?:drag|drags|dragging|overstay\w*)\b/;
/** Not "I think" or "I don't mind". */
const THOUGHT =
  /\b(?:makes?|made|have to|has to|keeps?) (?:\w+ )?think\w*\b|\bbrains?\b|\b(?:my|the|your|their|our) minds?\b/;
const LEVELS = /\b(?:several|different|many|multiple|various|difficulty) levels\b/;
const HARD_BUT = /\b(?:tough|hard|difficult|tricky|challenging) but (?:fair|fun|still fun|doable)\b/;

export const TABLE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  together: {
    features: [note("Cooperative Play", AGAINST_BOARD), note("Brings Families Together", FAMILY)],
    highlights: [note("teamwork", TEAM), note("good family time", FAMILY), note("shared fun")],
    outcome: [
      line("Play as a Team", "players work toward a shared goal", TEAM),
      line("Good Family Time", "something for relatives to enjoy as a group", FAMILY),
      line("Kids Play Together", "children join in and share the fun", KIDS),
      line("Brings People Together", "an activity that players enjoy with one another"),
    ],
    answer: [
      line("No Arguments", "players get along while they play", PEACEFUL),
      line("Shared Wins and Losses", "helping one another instead of competing", AGAINST_BOARD),
      line("Everyone Can Join In", "all players have a part in the action", ALL_PLAY),
      line("Good With Company", "enjoyable for several people at a time"),
    ],
  },
  playTime: {
    features: [note("Quick Rounds", SHORT), note("Fast-Paced", PACED)],
    highlights: [note("quick rounds", SHORT), note("fast-paced play", PACED), note("a good playing time")],
    outcome: [
      line("Quick to Play", "takes little time from start to finish", SHORT),
      line("Fast-Paced Play", "action that moves along at a lively speed", PACED),
      line("A Good Length", "about as long as players like"),
    ],
    answer: [
      line("No Dragging On", "holds the interest until the end", NO_DRAG),
      line("Short Enough to Enjoy", "done within a short stretch of time", SHORT),
      line("Suitable Playing Time", "long enough to enjoy without becoming tiring"),
    ],
  },
  difficulty: {
    features: [note("Good Challenge")],
    highlights: [
      note("several levels of challenge", LEVELS),
      note("makes players think", THOUGHT),
      note("a good challenge"),
    ],
    outcome: [
      line("Makes Players Think", "gives the brain some exercise", THOUGHT),
      line("A Good Challenge", "takes some effort to solve or win"),
    ],
    answer: [
      line("More Than One Level", "a choice of easier and harder tasks", LEVELS),
      line("Hard but Fun", "demanding without spoiling the enjoyment", HARD_BUT),
      line("A Real Challenge", "tricky enough to stay interesting"),
    ],
  },
};
