/** Words of a clause that speak of how it came, and not of how it is. */
const OF_DELIVERY =
  /\b(?:(?:box|package|packaging)(?! (?:says?|said|claims?|claimed|states?|promises?|reads?)\b)|packing|envelope|shipping|shipped|ups|usps|fedex|courier|delivery|delivered|mailman|return label)\b|\b(?:came|arrived|showed up) (?:\w+ )?(?:vacuum|folded|flat|rolled|compressed|packed|bent|broken|cracked|dented|damaged|scratched|warped)\b|\b(?:came|arrived|showed up) with (?:an?|one|two|three|some|several|the) (?:\w+ )?(?:dents?|cracks?|scratch\w*|tears?|holes?|chips?|bends?)\b/i;

export const isOfDelivery = (text: string): boolean => OF_DELIVERY.test(text);

/** "my only gripe is" speaks of this thing. */
const MY_POINT =
  /^\W*(?:(?:and|but|also|so) )*(?:my|our) (?:(?:only|one|biggest|main|other|first) )*(?:gripe|complaint|issue|problem|beef|moan|concern|quibble|nitpick|criticism|grumble|dislike|regret)s?\b/;

/** "my old flat iron", "hers is", "the brand we used before" */
const ANOTHER =
  /\b(?:my|our|his|her|their|the) (?:\w+ ){0,2}(?:old|last|previous|former|other)\b|\b(?:his|hers|theirs) (?:is|was|are|were|has|does)\b|\b(?:brand|kind|one|ones|\w+) (?:i|we) (?:used|had|have|own|owned|tried) (?:before|with our first|first|previously|at)\b|\b(?:i|we) own\b|\b\w+ (?:my|our) \w+ (?:had|has|got|bought|gave|owns)\b|\b(?:tried|used|had|bought|owned|been through) (?:\w+ ){0,3}\w+s (?:that|which)\b|\b(?:before it|before this|before these)\b|\bthe \w+ there (?:is|are|was|were)\b|\bthe (?!ones?\b)\w+ (?:we|i) (?:got|bought|ordered|had) (?:last|before|years|ages)\b|\bat (?:my|his|her|our) (?:work|office|job|school|parents|mom|gym)\b/;
/** "some reviews say it is noisy" */
const HEARSAY =
  /\b(?:reviews?|reviewers|people|others|someone|somebody) (?:\w+ )?(?:say|says|said|saying|complain\w*|mention\w*|wrote)\b/;
/** Who uses the thing, and what of theirs a trouble with it befalls: "my socks were soaked". */
const VICTIM =
  /\b(?:hands?|fingers?|thumb|feet|foot|toes?|skin|face|back|neck|shoulders?|hair|scalp|legs?|arms?|wrists?|knees?|hips?|bum|butt|bottom|backside|thighs?|calves|chest|stomach|belly|forehead|elbows?|ankles?|heels?|ears?|eyes?|lips?|gums|teeth|head|body|nose|socks?|shoes?|shirt|clothes|pants|jeans|phone|tablet|laptop|ipad|books?|notebooks?|papers?|lunch|food|coffee|tea|drinks?|water|ice|bag|bed|sheets|carpet|desk|table|walls?|floors?|son|daughter|husband|wife|kids?|child|children|baby|toddler|boys?|girls?|dogs?|puppy|cats?|lab|mom|dad|mother|father|grand\w+)\b/;
const OWNED = /^(?:\W*(?:and|but|also|so|then) )?(my|our|his|her|their) ((?:[a-z]+(?:['’]s)? ){1,3})/;
const SOMEBODY_BEFORE = /\b(?:i|we|he|she)(?: was| were| am|['’]m| just| almost| once)? $/;

/**
 * Whether a clause gives a trouble to somebody or something else: "our roof", "my old lamp", "hers is". `text` goes up to the
 * trouble, or is the whole clause. Where buyers tell a trouble of themselves (`person`), it may befall what is theirs;
 * `name` is the product's noun.
 */
export const isOfOthers = (text: string, { person, name }: { person: boolean; name: string }): boolean => {
  if (ANOTHER.test(text) || HEARSAY.test(text)) return true;
  const [, owner = "", owned] = (MY_POINT.test(text) ? null : OWNED.exec(text)) ?? [];
  if (owned !== undefined) {
    const isThis = /^(?:my|our)$/.test(owner) && owned.includes(name);
    return !isThis && !(person && VICTIM.test(owned));
  }
  return !person && SOMEBODY_BEFORE.test(text);
};
