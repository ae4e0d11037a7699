import { type Variant, variant } from "./variant.ts";

/** The things that the names of facets speak of, of what is worn or strapped on. */
export const WORN_VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  "-adjust": [
    variant(
      /\b(?:droop\p{L}*|sag|sags|sagg\p{L}+|flop\p{L}*|sink\p{L}*|limp|stay up|(?:drop|slip|slide|fall|slid|fell)\p{L}* (?:\p{L}+ )?down)\b/u,
      "Sags or slips down",
      "It sags or slips down",
      "that it sags or slips down",
    ),
    variant(
      /\b(?:loos\p{L}*|slack\p{L}*|slip\p{L}*|grip|hanging|dangling|tighten\p{L}*)\b/u,
      "Works loose",
      "It works loose",
      "that it works loose",
    ),
  ],
  "+wet": [
    variant(
      /\b(?:sweat\p{L}*|still (?:going|work\p{L}*|fine|playing)|killed|ruined|hurt|harm\p{L}*|damage\p{L}*)\b/u,
      "Survives sweat or rain",
      "",
      "",
    ),
  ],
  "-staysUp": [variant(/\b(?:bounc\w*|slosh\w*|swish\w*|jiggl\w*|flopp\w*)\b/, "Bounces", "It bounces", "bouncing")],
  "-stretch": [
    variant(
      /\b(?:stretch(?:ed|es|ing)? (?:\p{L}+ )?out|bag(?:s|ged|gy)|loose|slack|saggy|limp|los(?:es|t|ing)|left|gone|went|regular|anymore|any more|after)\b/u,
      "Loses its stretch",
      "It loses its stretch",
      "stretch that is lost",
    ),
  ],
  "+stretch": [
    variant(
      /\b(?:kept|keeps|still|retain\p{L}*|(?:not|n['’]t|never|nt) (?:\p{L}+ )?(?:lost|stretch\p{L}*)|snaps? back|bounces? back)\b/u,
      "Keeps its stretch",
      "",
      "",
    ),
  ],
};
