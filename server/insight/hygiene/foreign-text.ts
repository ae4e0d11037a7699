import type { Review } from "../../../events/result/review.ts";
import { isKnownWord } from "../text/analyse.ts";
import { foldText } from "../text/clean-text.ts";
import { isGibberish } from "../text/gibberish.ts";
import { remember } from "../text/remember.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that hold English sentences together, but for "a" and "to", which many languages have. */
const ENGLISH = words(`
  about after all also am an and any are as at be because been but by can could did do does doesn don down even every for from get go good got great had
  has have he her his how i if in into is isn it its just like love me more most much my no not now of off on one only or our out over product she so
  some than that the their them then there these they this too up us use used very was wasn we well were what when which while who will with work works would you your
`);

/** Words as frequent in other languages written in Latin letters, as far as no English sentence would use them. */
const OTHERS: readonly ReadonlySet<string>[] = [
  // German
  `aber alles als auch auf aus bei beim bis das dass dem den der des doch dort durch ein eine einen einer eines er es etwas für ganz gar gute guter gutes
   haben hatte ich ihr ihm immer ist ja jetzt kann kein keine kaum leider mehr mein meine meinen meiner mich mir mit nach nicht nichts noch nur ob oder
   ohne schon sehr sein sich sie sind über und uns vom von vor weil wenn werden wie wieder wir wird wurde zu zum zur`,
  // French
  `ai après assez au aussi aux avant avec avoir beaucoup bien bon bonne ce cela cette ceux chez comme dans de des depuis déjà elle elles en est et était
   être eu faire fait il ils je jusqu la le les leur ma mais même mes mon ne nous où pas peu peut pourquoi près quand que qui quoi sans ses si sont sous
   suis sa tous tout toute toutes très trop un une vous votre`,
  // Spanish
  `al algo antes aunque bien buen buena bueno cada casi como cuando de del desde dónde dos el ella en entre es esa ese eso esta estaba está están estas
   este esto estos fue ha hace hasta hay la las le les lo los más mi mis mucho muy ni nos o otra otro para pero poco por porque que qué quien se sea ser
   si sí sido sobre su sus también tiene todo todos tras un una uno unos y ya yo`,
  // Italian
  `al alla alle allo anche ancora bella bello bene buon buona buono c che chi ci cosa così da dal dalla dei del della delle dello di dopo e è ed essere
   fino gli ha hanno ho il io la le lo loro lui ma mi mia mio molto nel nella non nostro o ogni ottima ottimo perché però più poco poi quando quella
   quello questa questo qui sempre senza si sia sono sta stato su sua sul suo tra troppo tutti tutto un una uno va`,
  // Portuguese
  `ainda ao aos até bem bom cada com como da das de dela dele depois dos e é ela ele em então essa esse esta está este eu foi gostei há isso isto já lhe
   mais mas mesmo meu minha muito na não nas nem nos o ou os para pela pelo pode por porque pouco quando que quem se sem ser seu só sua também tem tenho
   todo tudo um uma vem você`,
  // Dutch
  `aan alleen altijd bij daar dan dat de deze doet dus een eens en er erg ge geen gebruik goed goede heb hebben heeft het hij hoe ik iets ja je kan
   kunnen maar meer met mij mijn na naar niet niets nog nu om omdat onder ons ook op te tegen toch toen uit uw veel voor waar wat wel werd wie wij worden
   wordt ze zeer zich zijn zo zonder zou`,
  // Swedish, Danish, Norwegian
  `af att av blev bli blir bruk bruker bruger da de den der deg dem denne dette det ej ek efter eller en er et etter ett från fra för få får godt gør
   gjør går ha hade hadde hans har havde hvad hun hur hva hvis hvor ikke ikkje inte jag jeg kan kom litt mange med meget mer mig min mye mycket må måste
   ned nej nei nu nå när når och og också også om op opp på rigtig sig så som ud upp ut uten utan vad var ved vi vil väldigt är än`,
  // Polish
  `ale bardzo bo być byl był była było cały co czy dla dobra dobry dobrze gdy ich ja jak jako jest jestem jeszcze jego jej już każdy kiedy który która
   które lub ma mam mi mnie może można na nad nie niestety o od ona oraz po polecam przed przez przy się są ta tak także tam te tego tej tu tylko tym w
   więc wszystko z za ze że`,
  // Czech, Slovak
  `aby aj ale ani asi bez bol bola bolo byl byla bylo být co dobrá dobrý jako jak je jen nejde ještě jsem jsme jsou k kde když keď ktorý který která mám má mi
   mně moc na nebo není než nie o od po podle proto pre při s sa se si sice sme som tak také takže tu už v ve velmi veľmi však za ze že`,
  // Romanian
  `acest această ai apă asta au bun bună ca că când care ce cel cea cu cum dar de deci din după e ea el este eu fi foarte fost în la le mai mea mi nu o
   pe pentru prea prin sa să sau se si și sunt un una unei unui va`,
  // Turkish
  `ama ancak aldım bana bence bir biraz bu bunu çok çünkü da daha de değil diye en gayet gibi güzel hiç için ile ise iyi kadar ki kötü mi mu ne olan
   olarak oldu olduğu sonra şey ürün tavsiye tek var ve veya ya yok`,
  // Finnish
  `ei eivät että hän hyvä hyvin ihan ja jo joka jos jälkeen kanssa kuin kun kuitenkin mikä mutta myös ne niin nyt ole olen oli ollut olla paljon pitää se
   sen siitä sitä tai todella tuote tämä tämän vain vielä voi`,
  // Hungarian
  `az azt csak de egy én és ez ezt el ha hogy igen jó jól kell ki le már még mert nagyon nagy ne nem nincs olyan pedig s sem szép termék vagy után`,
  // Indonesian, Malay
  `ada adalah agak agar akan aku anda bagus bahan baik banget barang bisa buat cepat dan dari dengan di ini itu jadi juga kalau karena ke kurang lagi
   lebih mudah pada produk sangat sama saya sudah sesuai tapi terima tetapi tidak untuk yang`,
  // Vietnamese
  `bạn bị các cái chất cho chưa có của cũng đã dùng để đẹp được gì giao hàng hơn không khi là lại lắm mà mình một mua này nên người nhưng những ở phẩm
   quá rất rồi sản sẽ sử thì tôi tốt và với`,
].map(words);

/** As many such words may be a name: "Le Creuset". */
const NAMES = 1;

const LETTER = /\p{L}/gu;
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u;
const LATIN = /\p{Script=Latin}/gu;
/** A word, or about as much where none are set apart by spaces. */
const SAID = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}|[\p{L}\p{M}]+/gu;
const WORD = /[\p{L}\p{M}]+/gu;

/** The ends of "it's" and "don't", which alone are words of other languages. */
const ENDINGS = /['’](?:s|t|re|ve|ll|d|m)\b/gi;

const ADDRESS = /\bhttps?\s?:\S*|\bwww\.\S+/gi;

/** One word that no dictionary has may be a name or a cry. */
const FEWEST = 2;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The languages of `OTHERS` that each word holds together, by their numbers. */
const HOLDS = new Map<string, number[]>();
OTHERS.forEach((list, language) => {
  for (const word of list) HOLDS.set(word, [...(HOLDS.get(word) ?? []), language]);
});

/** How many words are of the other language that most of them are of. */
const mostOfOthers = (said: readonly string[]): number => {
  const counts = OTHERS.map(() => 0);
  for (const word of said) for (const language of HOLDS.get(word) ?? []) counts[language] = (counts[language] ?? 0) + 1;
  return Math.max(...counts);
};

/** Where English sentences have at least so many of the words that hold them together, brands and slang between them make no other language. */
const ENGLISH_SHARE = 7;

/** What the words of a text tell of its language: "random" are letters struck at random, which are of none. */
export const languageOf = (review: string): "english" | "foreign" | "random" => {
  const text = review.replace(ADDRESS, " ").replace(ENDINGS, " ");
  if (OTHER_LETTER.test(text) && countOf(text, LATIN) * 2 < countOf(text, LETTER)) return "foreign";
  const said = foldText(text)
    .split(" ")
    .filter((word) => /\p{L}/u.test(word));
  const english = said.filter((word) => ENGLISH.has(word)).length;
  if (mostOfOthers(said) > english + NAMES) return "foreign";
  if (english * ENGLISH_SHARE >= said.length) return "english";
  const words = (text.toLowerCase().match(WORD) ?? []).map((lower) => ({ lower, known: isKnownWord(lower) }));
  if (words.length < FEWEST || words.filter(({ known }) => known).length * 2 >= words.length) return "english";
  return isGibberish(words) ? "random" : "foreign";
};

/** Whether most of what these texts say is in a language that is not English. */
export const areForeign = (texts: readonly string[]): boolean => {
  const lengthOf = (part: readonly string[]): number => part.reduce((sum, text) => sum + countOf(text, SAID), 0);
  return lengthOf(texts.filter((text) => languageOf(text) === "foreign")) * 2 > lengthOf(texts);
};

/** The same for a review. */
export const languageOfReview = remember(({ text }: Review) => languageOf(text));

/** Whether the engine reads a review; what it does not read is shown, and counted nowhere. */
export const isRead = (review: Review): boolean => languageOfReview(review) === "english";
