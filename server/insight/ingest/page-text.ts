import {
  FOREIGN_BADGE,
  FOREIGN_BUTTON,
  FOREIGN_FOOT,
  FOREIGN_GIVEN,
  FOREIGN_HEADING,
  FOREIGN_VOTES,
} from "./page-languages.ts";

type Noise = readonly (readonly [RegExp, string])[];

const BUTTON = "A button of the review page";
export const BADGE = "Purchase badge";
export const RANK = "Programme badge";
const VOTES = "Helpfulness votes";
export const HEADING = "Heading of the review page";
const CONTROL = "Control of the review page";
export const TOTALS = "Totals of the review page";
const MEDIA = "Media notice of the review page";
const TRANSLATION = "Translation notice of the review page";
const SCORES = "Scores beside the review";
export const NUMBER = "A number or sign of the page";
export const BOUGHT = "The item bought";

const GIVEN =
  /^(?:vine customer review of free product.{0,40}|incentivi[sz]ed review|received free product|this reviewer received promo considerations.{0,60})$/i;

/** A badge that says the review was written for the product it is about. */
export const isGivenBadge = (line: string): boolean => GIVEN.test(line) || FOREIGN_GIVEN.test(line);

const AMAZON: Noise = [
  [/^vine voice$/i, RANK],
  [GIVEN, "Badge of a free product"],
  [/^(top \d{1,5} reviewer|hall of fame( reviewer)?|#\d{1,4} (hall of fame )?reviewer)$/i, RANK],
  [/^top reviews?( from .{1,60})?$/i, HEADING],
  [/^(from the united states|from other countries|videos? for this product|reviews with images)$/i, HEADING],
  [/^(there was a problem|sorry, we failed to) .{1,90}$/i, "Notice of the review page"],
  [/^(sending feedback|thank you for your feedback).{0,5}$/i, "Notice of the review page"],
  [/^(click to )?play video$|^page \d{1,5} of \d{1,5}$|^\d{1,2}:\d\d( ?\/ ?\d{1,2}:\d\d)?$/i, MEDIA],
  [
    /^(see|show|load) (more|all|\d{1,6} more|all \d{1,6}|\d{1,6}) (customer )?(reviews|photos|images).{0,12}$/i,
    CONTROL,
  ],
  [
    /^images? in this review$|^the media could not be loaded\.?$|^(video player is loading|customer image|videothumbnail)\.?$/i,
    MEDIA,
  ],
  [/^(brief|full) content visible.{0,80}$|^your browser does not support .{1,40}$/i, MEDIA],
  [/^translated? (this |all )?(review|reviews|from) ?.{0,40}$/i, TRANSLATION],
  [/^(see|show) (original|translation)( ?[·|] ?report translation)?$|^report translation$/i, TRANSLATION],
];

const WALMART: Noise = [
  [/^(customer )?ratings (&|and) reviews$|^(top|most) (positive|critical|helpful|negative) reviews?$/i, HEADING],
  [/^helpful\? ?\(?\d*\)?$|^report (review|incorrect product information)$|^view full review$/i, BUTTON],
  [/^\(?\d[\d,]{0,9} ratings?\)?[ ,|·]*(\d[\d,]{0,9} reviews?)?$|^view all reviews? ?\(?[\d,]*\)?$/i, TOTALS],
  [
    /^(written by a customer while visiting|review(ed)? (from|on|at)|originally posted on) .{1,60}$/i,
    "Where the review was written",
  ],
  [/^(spark|early|trusted) reviewer( program)?$/i, RANK],
];

const ETSY: Noise = [
  [/^reviews for this (item|shop).{0,12}$|^other reviews from this shop.{0,12}$/i, HEADING],
  [/^(this item|listing review by .{1,40}|recommends this (item|product))$/i, "A note beside the review"],
  [/^purchased item:?$/i, BOUGHT],
  [/^(item quality|shipping|customer service) \d(\.\d)?$/i, SCORES],
];

const EBAY: Noise = [
  [/^ratings and reviews$|^(top|most) (favorable|relevant|recent) reviews?$|^learn more$/i, HEADING],
  [/^\d[\d,]{0,9} (users?|people) rated this .{1,30}$|^\d[\d,]{0,9} product ratings?$/i, TOTALS],
  [/^\|? ?(verified purchase: (yes|no)|condition: .{1,40}|sold by: .{1,60})( ?\|.{0,120})?$/i, BADGE],
  [/^by [\w.*-]{3,30}$/, "Reviewer name"],
  [/^read full review.{0,3}$/i, BUTTON],
];

const SHOPIFY: Noise = [
  [/^based on \d[\d,]{0,9} reviews?$|^\d\.\d (out of 5 )?based on .{1,40}$/i, TOTALS],
  [
    /^(write a (review|store review)|ask a question|most (recent|helpful|relevant)|highest rating|lowest rating|with (photos|media|pictures)|pictures first|videos first|most votes)$/i,
    CONTROL,
  ],
  [
    /^powered by .{1,40}$|^published date( .{4,20})?$|^(date published|review by|reviewing|reviewed by):?$/i,
    "A note beside the review",
  ],
  [/^(✓ ?|✔ ?)?verified( (purchase|buyer|customer|owner|reviewer|review))?$/i, BADGE],
  [/^(would you recommend this.{0,30}|recommended( to buy)?: (yes|no))$/i, "A note beside the review"],
  [/^(rating|fit|quality|comfort|value|durability|true to size|runs (small|large)):? ?\d(\.\d)?( ?\/ ?5)?$/i, SCORES],
];

const OTHERS: Noise = [
  [/^date of experience: .{1,40}$/i, "Date of the experience"],
  [/^(no, |yes, )?i would (not )?recommend this( product| item)? to a friend$/i, "A note beside the review"],
];

const ANY: Noise = [
  [/^helpful( \(?\d+\)?)?( report)?$/i, BUTTON],
  [
    /^(report|report abuse|share|comment|permalink|read (more|less)|show (more|less)|see more|yes|no|like|reply|unhelpful|not helpful|useful)( \(?\d+\)?)?$/i,
    BUTTON,
  ],
  [
    /^(\d[\d,]{0,9}|one) (people|person|customers?|users?|others?) found this( review)? helpful\.?( helpful)?( report)?$/i,
    VOTES,
  ],
  [/^(was this|did you find this)( review)? helpful.{0,40}$/i, VOTES],
  [/^(.{1,40} - |posted )?(\d{1,2}|an?) (days?|weeks?|months?|years?) ago$/i, "Name or age of the review"],
  [
    /^(color|colour|size|style|pattern|flavor|flavour|scent|material|model|capacity)( name)?: .{1,140}$/i,
    "Variant bought",
  ],
  [
    /^(customer reviews?|customer images?|all (positive|critical) reviews.{0,3}|see all (customer )?(reviews|photos))$/i,
    HEADING,
  ],
  [/^(sort|sorted|filter|filtered|search)( reviews)?( by)?:?( .{0,40})?$/i, CONTROL],
  [/^(←|→|‹|›|«|»)? ?(previous|next)( page)? ?(←|→|‹|›|«|»)?$/i, CONTROL],
  [/^\d[\d,]{0,9} (global ratings?|total ratings?|ratings|reviews|customer reviews|customer ratings).{0,60}$/i, TOTALS],
  [/^\(?\d[\d,]{0,9}\)?$|^\d\.\d$|^\d{1,3} ?%$|^[|·•‹›<>]$/, NUMBER],
  [/^(\d ?stars?:? ?\(?\d[\d.,]{0,9} ?%?\)?|\d stars? represents? .{1,40}|(\d ?stars?){5})$/i, TOTALS],
  [/^(https?:\/\/|www\.)\S+$/i, "A web address"],
];

const FOREIGN: Noise = [
  [FOREIGN_BADGE, BADGE],
  [FOREIGN_GIVEN, "Badge of a free product"],
  [FOREIGN_HEADING, HEADING],
  [FOREIGN_VOTES, VOTES],
  [FOREIGN_BUTTON, BUTTON],
  [FOREIGN_FOOT, CONTROL],
];

const NOISE: Noise = [...AMAZON, ...WALMART, ...ETSY, ...EBAY, ...SHOPIFY, ...OTHERS, ...ANY, ...FOREIGN];

/** Nothing of a review stands below its votes and its buttons, and nothing of any below the foot of the page. */
const CLOSING: readonly RegExp[] = [
  /^helpful\??( ?\(?\d+\)?)?( report)?$|^report( review| abuse)?$|^share$/i,
  /^(\d[\d,]{0,9}|one) (people|person|customers?|users?|others?) found this( review)? helpful.{0,20}$/i,
  /^(was this|did you find this)( review)? helpful.{0,40}$|^verified purchase: (yes|no)/i,
  /^back to top$|^(see|show|load|view) (more|all|\d{1,6} more|all \d{1,6}) (customer )?reviews.{0,12}$/i,
  /^get to know us$|^need customer service\??$|^products related to this item$|^customers (who|also) .{1,40}$/i,
  /^(more from this (shop|seller)|you may also like|similar (items|products).{0,30}|sponsored|© .{1,80})$/i,
  FOREIGN_VOTES,
  FOREIGN_BUTTON,
  FOREIGN_FOOT,
];

export const closesReview = (line: string): boolean =>
  line.length <= 90 && CLOSING.some((pattern) => pattern.test(line));

/** What a line of page furniture is, on the review pages of Amazon, Walmart, Etsy, eBay and of shops with review apps. */
export const pageTextOf = (line: string): string | null => NOISE.find(([pattern]) => pattern.test(line))?.[1] ?? null;
