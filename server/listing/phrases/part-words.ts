import { NOUN_FAMILIES } from "./noun-families.ts";

/** Words of praise that tell a shopper something about a part; mere liking tells nothing. */
export const TELLING: ReadonlySet<string> = new Set([
  ...NOUN_FAMILIES.filter(({ of }) => of === undefined).flatMap((family) => family.words.split(" ")),
  ..."adjustable removable washable detachable refillable reusable foldable reflective breathable insulated magnetic wooden natural neutral smooth bouncy stretchy flexible padded matte glossy soft-touch color-coded non-slip mesh brass metal steel ceramic leather glass cotton silicone velvet aluminum".split(
    " ",
  ),
]);
/** What is true of a reviewer's own things or of the deal says nothing about the thing on offer. */
export const NOT_A_PART: ReadonlySet<string> = new Set(
  "price cost money seller company service customer delivery package packaging box brand store purchase replacement refund shipping product item quality job review rating experience thing people man woman wife husband mother father mom dad son daughter kid child dog cat puppy baby friend family year month week day hour minute time house home word deal value bargain support warranty smell problem help hole amount way night trip space work shift room sleep everything gift choice idea use user picture photo video hand finger face skin hair head ear eye foot arm leg wrist stomach tooth gum difference change improvement result fit rest life side top bottom part end option stuff person car truck bag pocket desk table wall floor rain weather wind sun water snow music movie note voice looking working object surface sleeper touch fridge toy evening morning afternoon summer winter bed couch sofa lunch dinner breakfast meal food recipe company".split(
    " ",
  ),
);
