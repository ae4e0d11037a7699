import type { Facet } from "./facet.ts";

/** How a thing goes together with others, and how its pieces do with each other. */
export const MATCHING_FACETS: readonly Facet[] = [
  {
    id: "compatible",
    group: "handling",
    except: ["edible", "cosmetic", "remedy", "reading"],
    praised:
      "compatible|fully compatible|compatible with|universal fit|fits all brands|fits other brands|works with other brands",
    blamed:
      "incompatible|compatibility issue|compatibility issues|compatibility problem|compatibility problems|no compatibility|lack of compatibility",
    raised: "compatibility",
    praise: "Works with what buyers have",
    complaint: "Does not work with what buyers have",
    desire: "{product} that works with what buyers have",
    pain: "It does not work with what buyers have",
    value: "compatibility",
  },
  {
    id: "joins",
    group: "build",
    only: ["toy", "game"],
    praised:
      "click together|clicks together|clicked together|snap together|snaps together|slot together|slots together|lock together|locks together|link together|links together|connect easily|connects easily|connect together|easy to connect|stay together|stays together|stay connected|stays connected|fit together|fits together|hold together|holds together|interlock",
    blamed:
      "come apart too|comes apart too|come apart easily|comes apart easily|come apart so|comes apart so|come apart at|comes apart at|come apart when|comes apart when|keep coming apart|keeps coming apart|keep falling apart|not stay connected|not stay attached|not stay together|not hold together|not fit together|not connect|not click together|not snap together|not lock together|not slot together|hard to connect|hard to push together|hard to pull apart|collapses constantly|collapse constantly|constantly collapses|collapses every|collapses when|collapses as soon|collapse when|collapse every|keeps collapsing|keep collapsing|kept collapsing|always collapses|caves in|cave in|caved in|caving in",
    raised: "connector|connectors|connection|connections|joint|joints",
    praise: "Pieces join well",
    complaint: "Pieces do not join or stay together",
    desire: "pieces that join well",
    pain: "Pieces do not join or stay together",
    value: "pieces that join well",
  },
];
