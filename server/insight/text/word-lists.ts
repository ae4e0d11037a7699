import { wordSet } from "./word-table.ts";

/** Words that link a clause to what came before and mean nothing at its beginning. */
export const LEADING = wordSet(
  "and but so also then now plus yet sure honestly unfortunately however because since apparently otherwise although though except while whereas anyway overall seriously sadly luckily thankfully btw or even just only basically obviously oh well wow ok okay yes like still again",
);

/** What a reviewer puts before a statement. */
export const HEDGES: readonly string[] = [
  "every once in a while",
  "once in a while",
  "after a while",
  "the only problem i have is that",
  "the only thing i do not like is that",
  "the only thing i don't like is that",
  "the only thing i don't like is",
  "my only complaint is that",
  "my only complaint is",
  "my only issue is that",
  "my only issue is",
  "my one complaint is that",
  "my one complaint is",
  "my only gripe is that",
  "my only gripe is",
  "the only complaint is",
  "the only issue is that",
  "the only issue is",
  "the only problem is that",
  "the only problem is",
  "the only downside is that",
  "the only downside is",
  "only downside is that",
  "only downside is",
  "only complaint is that",
  "only complaint is",
  "the downside is that",
  "the downside is",
  "the problem is that",
  "the problem is",
  "the only thing is that",
  "the only thing is",
  "the thing is",
  "i have to say that",
  "i have to say",
  "i must say",
  "i think that",
  "i think",
  "i feel like",
  "i find that",
  "i found that",
  "i have noticed that",
  "i noticed that",
  "i noticed",
  "i love that",
  "i love how",
  "i liked that",
  "i liked how",
  "i also like that",
  "i also like how",
  "i also liked that",
  "i really like that",
  "i really like how",
  "i really liked that",
  "i appreciate that",
  "i loved that",
  "i loved how",
  "she likes that",
  "he likes that",
  "she loves that",
  "he loves that",
  "liked that",
  "loved that",
  "i like that",
  "i like how",
  "i hate that",
  "love that",
  "love how",
  "like that",
  "hate that",
  "it seems that",
  "it seems like",
  "seems like",
  "be aware that",
  "just know that",
  "turns out",
  "by the way",
  "to be honest",
  "in my opinion",
  "to me",
  "for me",
  "for us",
  "at first",
  "so far",
];

/** Words that trail off and mean nothing at the end. */
export const TRAILING = wordSet(
  "though tho either too lol anyway however honestly now again and but or so apparently really actually lately already first joke also course though yet even every",
);

/** What a reviewer puts after a statement. */
export const TRAILING_PHRASES: readonly string[] = [
  "every once in a while",
  "once in a while",
  "after a while",
  "for me",
  "to me",
  "for us",
  "in my opinion",
  "by the way",
  "no joke",
  "so far",
  "at least",
  "of course",
  "as well",
  "i guess",
  "i admit",
  "i must admit",
  "i have to admit",
  "i must say",
  "i have to say",
  "as well i guess",
  "i suppose",
  "i think",
];

/** Nouns that stand without an article. */
export const MASS = wordSet(
  "rice pasta cereal flour sugar salt pepper beef pork bread cheese butter lettuce garlic spinach dough batter wine beer granola oatmeal popcorn kibble litter gravel yarn thread jewelry makeup clothing luggage furniture equipment gear hardware ice water coffee tea milk juice condensation paint stitching padding light glare noise sound customer quality shipping packaging delivery hair skin food soup sand mud snow rain glue plastic metal rubber wood fabric leather air heat dust dirt fur mold mould rust steam smoke power battery-life assembly installation setup support insulation suction static bass bluetooth artwork grind vanilla chocolate makeup powder texture-wise battery-power clarity comfort durability connectivity reception traction coverage sweat grip ink glass stuffing sunlight sunscreen grease oil foam foundation gas humor surgery sanity money life peace vinyl linoleum laminate",
);

export const SUBORDINATE = wordSet(
  "when if after once unless until because while whenever even every by since before where",
);

export const DANGLING = wordSet(
  "the a an my your our his her its of for to with at from by and or but if when which who is are was were be been has have had do does did will would can could should may might must not very so too as than i it's its because into onto over about under without through like until while",
);

/** Verbs without a subject that only a person can be the subject of: "Threw it out". */
export const BUYER_VERBS = wordSet(
  "found needed had noticed got ordered followed discovered ended kept spent received threw sent returned gave-up used wore tried bought put exchanged washed tossed contacted emailed called waited woke paid replaced swapped cut drilled taped glued",
);

/** Verbs in the past without a subject that speak of the thing: "Burned my eyes". */
export const THING_VERBS = wordSet(
  "stopped broke broken burned left gave arrived came started leaked began cracked snapped tore ripped split died melted shrank faded rusted peeled fell lasted fit worked held stained scratched chipped bent warped smelled tasted felt looked sounded made caused turned failed quit clogged jammed overheated kept went survived helped did was were took",
);

/** First-person verbs that tell of the person and not of the thing. */
export const OPINION_VERBS = wordSet(
  "think guess hope wish love loved like liked recommend bought buy purchased ordered want wanted know mean believe suppose figured expected thought am was feel felt say hate hated enjoy own owned see live work decided read gave give chose swear would will should could might told asked went took agree wonder care understand appreciate plan 'm 'd 'll",
);

export const KIN = wordSet(
  "husband wife son daughter mom dad mother father sister brother grandson granddaughter grandma grandpa friend coworker roommate boyfriend girlfriend partner boss trainer kid kids toddler baby grandkids twins niece nephew neighbor family parents uncle aunt cousin boys girls boy girl mum fiance hubby students",
);

export const CHILDREN = wordSet("son daughter grandson granddaughter kid toddler baby niece nephew boy girl");

export const BODY = wordSet(
  "head neck back shoulder shoulders hand hands wrist face skin hair eyes mouth nose ears leg legs foot feet chest belly throat stomach cheeks chin lips scalp knees ear eye finger fingers nails teeth forehead body calf calves thigh thighs elbow elbows hip hips toes ankles shins",
);
