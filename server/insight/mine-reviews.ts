import type { Exclusion, Review } from "../../events/result/review.ts";
import { domainsOf } from "./facets/domain.ts";
import { readingFor } from "./facets/reading.ts";
import { isRead, languageOfReview } from "./hygiene/foreign-text.ts";
import type { Mining } from "./mining/mining.ts";
import { withCalledThing } from "./product/called-thing.ts";
import { describeProduct } from "./product/product.ts";
import { supportFloor } from "./reviews/plenty.ts";
import { analyseReview } from "./text/analyse.ts";
import { wordPolarity } from "./text/opinion-words.ts";
import { buildThemes } from "./themes/build-themes.ts";
import { clusterUnits } from "./themes/cluster-units.ts";
import { weighByStars } from "./themes/star-check.ts";
import { bareTitles } from "./units/bare-titles.ts";
import { endedBefore } from "./units/ended-before.ts";
import { extractUnits } from "./units/extract-units.ts";
import { minerOf } from "./units/mine-aspects.ts";
import { ofThisProduct } from "./units/of-this-product.ts";
import { purposeUnits } from "./units/purpose-units.ts";
import { sharedQualities } from "./units/shared-qualities.ts";
import { withoutStrangers } from "./units/strangers.ts";
import { workUnits } from "./units/work-units.ts";

/** Reads every opinion in the reviews and groups them into themes. Pure: the same reviews give the same result. */
export const mineReviews = (reviews: readonly Review[], productName: string): Mining => {
  const texts = reviews.map(analyseReview);
  const sentences = texts.flat();
  const product = withCalledThing(describeProduct(productName), sentences, reviews.length);
  const domains = domainsOf(product, sentences, reviews.length);
  const reading = readingFor(domains);
  const mine = minerOf(texts);
  const said = sentences.flatMap((sentence) => extractUnits(sentence, reading, mine));
  const heard = withoutStrangers(
    workUnits(sentences, purposeUnits(sentences, said, product, reading), product),
    sentences,
    reviews,
    mine,
  );
  const found = [...heard, ...bareTitles(sentences, reviews, reading, product), ...endedBefore(sentences, reading)];
  const unread = new Set(reviews.filter((review) => !isRead(review)).map(({ id }) => id));
  const all = ofThisProduct(
    [...found, ...sharedQualities(sentences, found, product)].filter(({ reviewId }) => !unread.has(reviewId)),
    product,
    domains,
    sentences,
    reviews,
  );
  const units = clusterUnits(weighByStars(all, reviews), product, supportFloor({ reviews }));
  return {
    product,
    domains,
    reviews,
    sentences: sentences.filter(({ reviewId }) => !unread.has(reviewId)),
    units,
    themes: buildThemes(units, reviews, product),
  };
};

const SEVERAL_COPIES = 3;
const FEWEST_WORDS = 4;

/** Whether a review in another language has enough words to say something. */
const saysSomething = (review: Review): boolean =>
  languageOfReview(review) === "foreign" &&
  new Set(review.text.toLowerCase().match(/[\p{L}\p{M}]+/gu)).size >= FEWEST_WORDS;

/**
 * Whether there is nothing to write from: not one opinion in words the engine can read, or one text given several times over
 * as if it were many reviews. One review with one opinion is enough; so is a review in a language the engine does not read.
 */
export const isTooThin = (mining: Mining, excluded: readonly Exclusion[] = []): boolean => {
  const copies = excluded
    .filter((each) => each.reason === "duplicate" || each.reason === "near-duplicate")
    .reduce((sum, each) => sum + (each.count ?? 1), 0);
  if (mining.reviews.length === 1 && copies + 1 >= SEVERAL_COPIES) return true;
  const judges = mining.sentences.some(({ tokens }) => tokens.some((token) => wordPolarity(token) !== 0));
  if (mining.units.length > 0 || judges) return false;
  return !mining.reviews.some(saysSomething);
};
