/** Announces what comes with a thing: "package includes", "comes with". */
export const ANNOUNCES_CONTENTS =
  /^(?:(?:the |each |this )?(?:package|kit|set|box|pack|bundle) )?(?:includes?|included|contains?|comes with|supplied with)\b:?\s*/iu;

/** What is said to somebody or of something, and no list. */
export const TELLS = /\b(?:is|are|was|be|can|will|has|have|you|your|it|its|they|we|our|makes?|gives?|keeps?|lets?)\b/iu;

/** "contains shea butter and aloe": what it is made of. */
const IS_MADE_OF = /^contains?\b/iu;

/** Whether a text opens a list of what is in the box, and not of what a thing is made of. */
export const opensContents = (text: string): boolean => ANNOUNCES_CONTENTS.test(text) && !IS_MADE_OF.test(text);

const LONGEST_ITEM = 6;
const SAYS_WHAT_IT_DOES = /^\p{L}+s (?:an?|the|up|out|off|down|to|in|into|on|onto|over|with|well)\b/iu;
const IS_LIKE =
  /^(?:[\p{L}-]+ )?[\p{L}-]+ (?:safe|free|proof|washable|resistant)$|^no |^(?:easy|ready|quick|simple|made)\b/iu;
const ENDS = /\s(?:and|&)\s/iu;

/** Whether a phrase goes on with the list of what is in the box that these phrases open: "one roll of tape". */
export const goesOnListing = (phrases: readonly string[], phrase: string): boolean => {
  const [first = ""] = phrases;
  return (
    opensContents(first) &&
    !phrases.some((each) => ENDS.test(each)) &&
    phrase.split(/\s+/).length <= LONGEST_ITEM &&
    !TELLS.test(phrase) &&
    !SAYS_WHAT_IT_DOES.test(phrase) &&
    !IS_LIKE.test(phrase)
  );
};
