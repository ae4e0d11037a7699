const SPELL =
  "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|(?:a )?few|(?:a )?couple(?: of)?|several)(?: whole| good| short)? (?:day|week|month|year|use|wash|wear)s?";

/** "looked gorgeous for two months", "was soft the first week", "worked well until March" */
const FOR_A_WHILE = new RegExp(
  `\\bfor (?:(?:about|around|maybe|only|just|roughly|all of|almost|nearly|over|like|the first|the) )*${SPELL}|\\b(?:for )?the first (?:\\p{L}+ )?(?:days?|weeks?|months?|years?|uses?|wash(?:es)?)|\\b(?:at first|initially|to (?:begin|start) with|when (?:it was |they were )?new|until|till)\\b`,
  "iu",
);

/** Whether words tell of a span of time that ended: praise of what was so in the past is a fault then. */
export const isForAWhile = (said: string): boolean => FOR_A_WHILE.test(said);
