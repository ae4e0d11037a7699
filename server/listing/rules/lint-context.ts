import type { Review } from "../../../events/result/review.ts";
import { isVague } from "../../insight/product/called-thing.ts";
import { describeProduct } from "../../insight/product/product.ts";
import { remember } from "../../insight/text/remember.ts";
import { plainWords } from "../words/fold.ts";
import { brandOf, signedBrand } from "./brand.ts";
import { type CheckContext, reviewRuns } from "./check.ts";
import { brandsNamedIn } from "./others-brands.ts";
import type { Profile } from "./profiles.ts";
import { compileTerms } from "./term-matcher.ts";

/** What is known about a product beside its copy. */
export type ProductFacts = {
  productName: string;
  /** Whether the listing stands above several sizes or colors. */
  isParent?: boolean | undefined;
  /** Claims that the seller can prove, in the words of the listing. */
  proven?: readonly string[] | undefined;
};

/** Names that are surely the seller's own: the product's name opens with them, or they are well known and stand in it. */
export const ownBrandsOf = (productName: string): string[] =>
  [brandOf(productName), signedBrand(productName), ...brandsNamedIn(productName)].filter((brand) => brand !== "");

const runsOf = remember((reviews: readonly Review[]) => reviewRuns(reviews, plainWords));

/** A name that says no more than its department asks no title for a word of it. */
const nounOf = (productName: string): string => {
  const product = describeProduct(productName);
  return isVague(product) ? "product" : product.noun;
};

/** What the texts of one listing are judged beside. */
export const contextOf = (
  { productName, isParent = false, proven = [] }: ProductFacts,
  title: string,
  others: readonly string[],
  profile: Profile,
  reviews: readonly Review[],
): CheckContext => ({
  profile,
  brand: brandOf(productName),
  ownBrands: ownBrandsOf(productName),
  productNoun: nounOf(productName),
  title,
  visible: [title, ...others].join(" "),
  reviewRuns: runsOf(reviews),
  isParent,
  proven: proven.length === 0 ? null : compileTerms(proven),
});
