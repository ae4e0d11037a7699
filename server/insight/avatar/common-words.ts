/** Everyday English, most frequent first, by which the words that stand out in reviews are told from those that never do. */
const RANKED =
  "the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my one all would there their what so up out if about who get which go me when make can like time no just him know take people into year your good some could them see other than then now look only come its over think also back after use two how our work first well way even new want because any these give day most us is are was were has had been am did does said got very really much more too here where why still before through down off every own same another while last never always again between both few might must under long right little great old big high small large next early young important public bad able thing man woman child world life hand part place case week company system program question government number night point home water room mother area money story fact month lot study book eye job word business issue side kind head house service friend father power hour game line end member law car city community name president team minute idea kid body information nothing ago lead social whether watch together follow around parent stop face anything create speak read allow add spend grow open walk win teach offer remember consider appear buy serve die send build stay fall cut reach kill raise pass sell decide return explain hope develop carry break receive agree support hit produce eat cover catch draw choose product item amazon ordered bought buy purchase price worth quality nice love loved perfect easy happy best better definitely recommend highly review reviews star stars thought feel felt keep put try tried need needed find found since though bit sure pretty far yet once maybe almost couple ones something everything things different done using used goes going came went made makes took gets getting".split(
    " ",
  );

const RANK = new Map(RANKED.map((word, index) => [word, index + 1]));
const RANK_OF_KNOWN = 4_000;
const RANK_OF_UNKNOWN = 20_000;

/** How often a word comes up in general English, by Zipf's law over its rank; a word that is not listed counts as rare. */
export const generalShare = (lower: string, lemma: string, known: boolean): number => {
  const rank = RANK.get(lower) ?? RANK.get(lemma) ?? (known ? RANK_OF_KNOWN : RANK_OF_UNKNOWN);
  return 0.1 / (rank + 2.7);
};
