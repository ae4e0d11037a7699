/** How somebody lives, as the pattern of the words that tell it of their owner. */
export type CircumstanceKind = {
  id: string;
  /** What is said of a buyer: "rents their home". */
  told: string;
  /** What is said of somebody in the family: "somebody in the family has asthma". */
  toldOfOthers?: string;
  /** Said by a reviewer of themselves; the whole match is quoted. */
  own: readonly RegExp[];
  /** What a reviewer may say of a relative, after whom it stands. */
  theirs?: RegExp;
};

export const SELF = "(?:[Ii]|[Ww]e)";
export const I_AM = "(?:[Ii] am|[Ii]['’]?m|[Ww]e are|[Ww]e['’]re|[Ii] was|[Aa]s|[Bb]eing)";
const I_HAVE = `(?:${SELF}(?:['’]ve| have| also have| do have| had| suffer from| struggle with| live with| deal with| battle|['’]ve got| got)|(?:with|[Dd]ue to|because of|for) my|[Mm]y|[Oo]ur)`;
export const MANNER =
  "(?:(?:really|very|quite|super|extremely|pretty|so|such|some|bad|severe|terrible|mild|seasonal|chronic|awful|horrible|serious|slight|early|rheumatoid|psoriatic|a|an|the|bit of|lot of|touch of) ){0,3}";
/** A pattern of what a reviewer says of themselves. */
export const said = (pattern: string, flags = ""): RegExp => new RegExp(`\\b${pattern}`, `g${flags}`);

/** "I have bad …", "with my …" */
export const having = (what: string): RegExp => said(`${I_HAVE} ${MANNER}(?:${what})\\b`);
