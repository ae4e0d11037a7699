const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that link a clause to what came before and mean nothing at its beginning. */
export const LEADING = set(
  "and but so also then now plus yet sure honestly unfortunately however because since apparently otherwise although though except while whereas anyway overall seriously sadly luckily thankfully btw or even just only basically obviously oh well wow ok okay yes like",
);

/** Words that trail off and mean nothing at the end. */
export const TRAILING = set(
  "though tho either too lol anyway however honestly now again and but or so apparently really actually lately already first joke also course",
);

export const MASS = set(
  "ice water coffee tea milk juice condensation paint stitching padding light glare noise sound customer quality shipping packaging delivery hair skin food soup sand mud snow rain glue plastic metal rubber wood fabric leather air heat dust dirt fur mold mould rust steam smoke power battery-life assembly installation setup support insulation suction",
);

export const SUBORDINATE = set(
  "when if after once unless until because while whenever even every by since before where",
);

export const DANGLING = set(
  "the a an my your our his her its this that these those of for to with at from by and or but if when which who is are was were be been has have had do does did will would can could should may might must not very so too as than i it's its because into onto over about under without through like",
);

export const BUYER_VERBS = set("found needed had noticed got ordered followed discovered ended kept spent received");

export const KIN = set(
  "husband wife son daughter mom dad mother father sister brother grandson granddaughter grandma grandpa friend coworker roommate boyfriend girlfriend partner boss trainer kid kids toddler baby grandkids",
);

export const BODY = set(
  "head neck back shoulder shoulders hand hands wrist face skin hair eyes mouth nose ears leg legs foot feet chest belly throat",
);
