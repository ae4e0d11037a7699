import { plainNoun } from "../aspects/noun-groups.ts";
import { wordSet } from "../text/word-table.ts";

/** What is left before an apostrophe. */
const HALVES = wordSet("ain aren couldn didn doesn don hadn hasn haven isn mustn needn shouldn wasn won wouldn");

/** Words of reviews of whatever it may be, nouns in the singular. */
const EVERYDAY = wordSet(`
  able about absolutely across actual actually add added adore after afternoon again ago all allow almost along already also although always amazing
  amazon amount and angry annoyed annoying another any anybody anymore anyone anything anyway april are area around arrived august available away
  awesome baby back bad barely bargain basically beautiful because been before being believe best better between big bigger birthday bit both bottom
  bought boy brand bring brother buck build but buy buyer buying buys came can cannot care careful carry cause cent change changed cheap cheaper child
  choice christmas come coming company compared complaint completely cool cost could couple course customer dad daily dark daughter day deal december
  decent decided definitely delivery description did difference different difficult disappoint disappointed disappointing does doing dollar done down
  due during each easily easy ebay eight either else end ended enjoy enough especially etc even evening ever every everybody everyone everything
  exactly excellent except expect expectation expected expecting expensive experience extra extremely fact fairly fall family fantastic far fast
  father favorite february feel felt few figure finally find fine first fit five flat follow for former found four fourth free friday friend from full
  fun gave get getting gift girl give glad goes going good got gotten granddaughter grandson great guess guy had half hand happen happy hard has hate
  have having heavy help her here hers hey hi high highly his hit hold home honestly hope hoping hour house how however huge hundred husband idea
  impressed impressive incredibly inexpensive instead into issue item items its itself january job july june junk just keep keeping kid kind know
  large larger last lasted later least leave left length less let life like liked literally little live local lol long longer look looked looking lot
  love loved mad made make making many march may maybe meh mess might mine minute mom monday money month more morning most mother much multiple must
  myself name need needed neighbor neither never new next nice nicely night nine nobody nope normal not nothing noticed november now october off often
  okay old older omg once one ones online only option or order ordered ordering original other otherwise ours out over overall own package packaging
  paid part past pay percent perfect perfectly person place please pleased plenty plus point prefer present pretty previous previously price probably
  problem product products properly provide provided purchase purchased purchasing put quality quick quickly quite rather rating read reading real
  realize really reason received recently recommend recommended refund regret regular remember remove replace replacement require rest return review
  reviewer reviews right room round sad said same satisfied saturday save saw say second see seem seen sell seller sellers send sent september service
  set seven several she shipping short should show similar simple simply since sister six size sized slightly small smaller soft solid some somebody
  someone something sometime son soon sorry spend spring standard star stars start started stay still stop store straight stuff such summer sunday
  super suppose sure surprised take tell ten tend than thank thanks that the their theirs them then there these they thick thin thing things think
  third this those though thought three through thru thursday tight til till time tiny today toddler together too took top totally tried trip trouble
  true try trying tuesday twice two type ugh under unless until use used using usually value version very wait walmart want wanted was waste way
  wednesday week weight well went were what whatever when where which while who why wife will winter wish with without wonderful work worked working
  worth would wow wrong yay yeah year yep yes yet you your yours
`);

/** Whether a word is said of just anything. */
export const isEveryday = (word: string): boolean =>
  EVERYDAY.has(word) || EVERYDAY.has(plainNoun(word)) || HALVES.has(word);

/** Shorter words keep their endings. */
const STEM_FROM = 5;
const ENDINGS = /(?:ing|ed|er|y|e)$/;

/** A word as it is counted, one for all of its forms: "froths", "frothing" and "frother". */
const stemOf = (word: string): string => {
  const plain = plainNoun(word);
  return plain.length < STEM_FROM ? plain : plain.replace(ENDINGS, "");
};

/** The words of a text that are not said of just anything, each once. */
const particularWords = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !isEveryday(word)).map(stemOf));

/** One in so many other reviews, and never fewer than so many, use a word that belongs to the product. */
const BELONGS = { oneIn: 40, least: 2 };
/** The same of a word that is not unheard of. */
const KNOWN = { oneIn: 80, least: 1 };

/** How much of what a review says the other reviews and the seller say too. */
export type Shared = {
  /** How many of its particular words belong to the product. */
  belonging: number;
  /** How many nobody else uses. */
  unheard: number;
};

/** What reviews and seller say of a product, word by word. */
export type Vocabulary = {
  /** How many other reviews than one that uses it have a word. */
  others: (word: string) => number;
  isSellers: (word: string) => boolean;
  /** Of the review at `index`, leaving out the words given. */
  sharedBy: (index: number, without: readonly string[]) => Shared;
};

/** Reads the particular words of all texts at once. `seller` is all that the seller says. */
export const vocabularyOf = (texts: readonly string[], seller: string): Vocabulary => {
  const words = texts.map(particularWords);
  const counts = new Map<string, number>();
  for (const each of words) for (const word of each) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sellers = particularWords(seller);
  const atLeast = ({ oneIn, least }: { oneIn: number; least: number }): number =>
    Math.max(least, Math.floor(texts.length / oneIn));
  const [belongs, known] = [atLeast(BELONGS), atLeast(KNOWN)];
  return {
    others: (word) => (counts.get(stemOf(word)) ?? 1) - 1,
    isSellers: (word) => sellers.has(stemOf(word)),
    sharedBy: (index, without) => {
      const left = new Set(without.map(stemOf));
      const shared: Shared = { belonging: 0, unheard: 0 };
      for (const word of words[index] ?? []) {
        const others = (counts.get(word) ?? 1) - 1;
        if (left.has(word)) continue;
        if (sellers.has(word) || others >= belongs) shared.belonging += 1;
        else if (others < known) shared.unheard += 1;
      }
      return shared;
    },
  };
};
