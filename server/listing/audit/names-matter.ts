/** Words one of which has to stand in a complaint, so that it plainly means its matter: what jams has not worn out. */
const NEEDED: Readonly<Record<string, RegExp>> = {
  durability:
    /\b(?:br(?:oke|eak)|crack|snap|tore|torn|rip|bent|bend|split|shatter|f[ae]ll|c[oa]m(?:e|es|ing) (?:right |clean |all )?(?:off|apart|loose|undone|away|out|down)|pop(?:s|ped)? (?:off|out)|dies?\b|died|dead|quit|stop|fail|w(?:ear|ore|orn)|g[ai]v(?:e|es|ing)|burn|last|hold|held|strip|fray|unravel|peel|ruptur|chip|flak|leak|lost|lose|losing|disintegrat|crumbl|warp|buckl|holes?\b|loose|rust|conk|packed (?:up|in)\b|kaput|no longer|anymore|any more|n['’]?t\b|not\b|never|bust|shot\b|ruin|collaps|sag|flat|gone|went|toast|junk|trash|work|replac|dent|chew|shred|destroy|pieces|apart|shrank|shrunk|stretch|deflat|puncture|burst|blew|melt|discolou?r|thin|pill|repair|seam|stitch|month|week|year|day)/u,
  marks:
    /\b(?:skip|smear|smudg|faint|fad|blotch|patch|streak|bleed|bled|blur|pale|line|dry|dried|ink|print|pens?\b|writ|wrote|scratch|ghost|thick|thin|light|dark|uneven|blob|leak)/u,
};

/** Words in which a matter is not blamed, though they hold one of its own. */
const APART: Readonly<Record<string, RegExp>> = {
  durability: /\b(?:does|do|did|doing|with) the peeling\b/u,
  looks: /\b(?:fad(?:e|ed|es|ing)|washed out|bleached|went pale|goes pale)\b/u,
  acceptance: /\b(?:it|machine|app|printer|device) (?:\w+ )?(?:refuses?|refused|rejects?|rejected|spits?|spat)\b/u,
  weight: /\b(?:some|any)thing (?:this|that|so) heavy\b/u,
};

/** Whether the words of a complaint name what it is counted under, or plainly mean it. */
export const namesMatter = (facetId: string, said: string): boolean => {
  const words = said.toLowerCase();
  return (NEEDED[facetId]?.test(words) ?? true) && APART[facetId]?.test(words) !== true;
};
