/** Words that no shopper searches for by themselves, and that tell two texts apart by nothing. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by for from has have he her his i if in is it its me my no not of on or our she so than that the their them they this to us was we were what when which who will with you your".split(
    " ",
  ),
);
