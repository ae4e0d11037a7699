import { type Point, point } from "./point.ts";

export const AMOUNT_POINTS: Readonly<Record<string, readonly Point[]>> = {
  amount: [
    point(
      "takes only a few drops",
      /\b(?:only|just|use|takes?|needs?) (?:\w+ ){0,2}?(?:a few|two|three|one|2|3|4|\d|a couple(?: of)?|one or two|a single) drops?\b/,
    ),
    point(
      "takes only a pump or two",
      /\b(?:only|just|use|takes?|needs?) (?:\w+ ){0,2}?(?:a|one|two|three|half a|1|2|3|a couple(?: of)?|one or two|a single) pumps?\b/,
    ),
    point(
      "lasts for months",
      /(?<!\b(?:only|the|past) )\blast(?:s|ed|ing)?(?: me| us| him| her| for| about| over| almost| nearly| just| at least| around| up to| a good| more than)* (?:several|many|two|three|four|five|six|eight|ten|\d+|a few|a couple(?: of)?)?(?: to \w+| or \w+)? ?months\b/,
    ),
    point(
      "plenty for a whole class",
      /\b(?:\w+ (?:kids|students|children) (?:a|per|every|each) (?:week|day|class|year)|(?:whole|entire|my) class(?:room)?)\b/,
    ),
    point("plenty for the family", /\b(?:whole|entire) family\b|\bfamily of (?:three|four|five|six|seven|\d)\b/),
    point(
      "still plenty left",
      /(?:\b(?:have|has)(?: not| ?n['’]?t)|\bnot|\bbarely|\bhardly)(?: \w+){0,2} (?:hit the bottom|made a dent|run out|ran out|used half|gone through half)\b|\bstill (?:\w+ ){0,3}(?:half full|three quarters full|mostly full|almost full|over half)\b/,
    ),
    point(
      "makes several batches",
      /\b(?:several|many|multiple|two|three|four|five|six|\d+|a few|dozens of) (?:\w+ )?batches\b/,
    ),
    point("lasts for many loads", /\b(?:many|dozens of|hundreds of|plenty of|lots of) loads\b/),
    point(
      "covers a large area",
      /\bcovers? (?:a |an |the |my )?(?:\w+ )?(?:large|big|whole|entire|huge|wide) (?:\w+ )?(?:area|surface|yard|lawn|room|wall|floor|bed|body)\b|\bcovers? a lot of (?:area|ground|space)\b/,
    ),
    point("with some to spare", /\b(?:\w+ )?to spare\b|\b(?:some|plenty|lots|extra|half) (?:was |is )?left ?over\b/),
  ],
  ingredients: [
    point(
      "meat or fish listed first",
      /\b(?:first|number one|1st|main) ingredient (?:is|being|was)? ?(?:\w+ )?(?:meat|chicken|salmon|beef|fish|turkey|lamb|duck)\b|\b(?:meat|chicken|salmon|beef|fish|turkey|lamb|duck) (?:is|as|being) the (?:first|number one|main) ingredient\b/,
    ),
  ],
};
