import type { Facet } from "./facet.ts";

/** What buyers judge in things that are worn or carried along. */
export const WEAR_FACETS: readonly Facet[] = [
  {
    id: "pockets",
    group: "handling",
    only: ["garment", "bag"],
    praised:
      "has pockets|have pockets|has real pockets|love the pockets|love that it has pockets|deep pockets|pockets are deep|big pockets|pockets are big|roomy pockets|real pockets|lots of pockets|plenty of pockets|many pockets|enough pockets|useful pockets|handy pockets|zippered pockets|zipper pockets|zip pockets|side pockets|hidden pocket|inside pocket|inner pocket|extra pockets|phone fits in the pocket|fits my phone|hold my phone|fits in the pocket|phone pocket|pocket is huge|pockets are great|pockets are good",
    blamed:
      "no pockets|no pocket|fake pockets|pockets are fake|pockets are too small|pockets are small|pockets are tiny|pockets are shallow|pockets are useless|pocket is too small|pocket is useless|shallow pockets|tiny pockets|small pockets|falls out of the pocket|fall out of the pocket|falls out of my pocket|fall out of the pockets|only one pocket|not enough pockets|not have pockets|not have any pockets|lack of pockets|lacks pockets",
    raised: "pockets",
    praise: "Useful pockets",
    complaint: "Pockets are missing or too small",
    desire: "useful pockets",
    pain: "The pockets are missing or too small",
    value: "useful pockets",
  },
  // "see-through" is cut into "see - thro u gh" before its words are read.
  {
    id: "seeThrough",
    group: "looks",
    only: ["garment"],
    praised:
      "not see through|not see thru|not sheer|not transparent|squat proof|opaque|fully lined|lined so|no show through|not see thro",
    blamed:
      "see through|see thru|see right through|see my underwear|see my bra|show my underwear|show my bra|too sheer|so sheer|very sheer|be sheer|sheer in the|transparent|paper thin|can see your|can see my|show through|see straight through|see thro|see everything",
    raised: "opacity",
    praise: "Not see-through",
    complaint: "See-through",
    desire: "{product} that is not see-through",
    pain: "It is see-through",
    value: "full coverage",
  },
  {
    id: "staysUp",
    group: "comfort",
    only: ["garment"],
    praised:
      "stay up|stays up|not roll down|not roll up|no rolling down|not slide down|not slip down|not fall down|not ride up|no riding up|not bunch up|not bunching|no bunching|not creep up|not dig in|stays where it should|not budge|no slipping down|no sliding down|no falling down|no pulling up|not bounce|no bounce|no bouncing|nothing bounces|without bouncing|not bounce around|not slosh|no sloshing",
    blamed:
      "roll down|rolling down|slide down|sliding down|slip down|slipping down|fall down|falling down|ride up|riding up|bunch up|bunching|creep up|creeping up|keep pulling|constantly pulling|pull them up|pulling them up|pull it up|pulling it up|pull it down|pulling it down|pull them down|hike them up|not stay up|bounces like|bounces when|bounces with|bounces on my|bounces as|bounces against|bounced against|bounced on my|bounced the whole|bounces too|bounces all over|bouncing on my|bouncing against|too much bounce|so much bounce|a lot of bounce|lots of bounce|sloshes|sloshed|sloshing|sloshes around|flops around|flopping around|jostles around|bounces|bounced|bouncing|bounces around|bounced around|bouncing around|bounces up and down|bounced up and down|bounces so much|bounces too much|budges|budged|shifts around|shifted around|rolls up|slips down|not sit still",
    raised: "",
    praise: "Stays in place when worn",
    complaint: "Rolls, slides or rides up",
    desire: "{product} that stays in place",
    pain: "It rolls, slides or rides up",
    value: "staying where it belongs",
  },
  {
    id: "stretch",
    group: "comfort",
    only: ["garment"],
    praised:
      "stretchy|stretches nicely|lots of stretch|plenty of stretch|good stretch|nice stretch|great stretch|enough stretch|right amount of stretch|some stretch|has stretch|bit of stretch|little stretch|enough give|some give|good amount of give|stretches enough|stretch to fit|moves with me|moves with you|not stretch out|snaps back|snap right back",
    blamed:
      "no stretch|not stretch|not stretchy|no give|stretch out|stretched out|stretches out|stretching out|too stretchy|baggy after|bag out|bagged out|lost elasticity|elastic wore out|elastic gave out|elastic is gone|elastic is shot|loose after",
    raised: "stretch|elastic|elasticity",
    praise: "Stretches well",
    complaint: "Lacks stretch or stretches out",
    desire: "{product} that stretches well",
    pain: "It lacks stretch or stretches out",
    value: "stretch that lasts",
  },
  {
    id: "traction",
    group: "performance",
    only: ["footwear"],
    praised:
      "great traction|good traction|excellent traction|amazing traction|nice traction|better traction|plenty of traction|lots of traction|traction is great|traction is good|traction is excellent|great grip|good grip|excellent grip|nice grip|amazing grip|plenty of grip|lots of grip|grip is great|grip is good|grip is excellent|grips well|grip well|grips great|grip the ground|grips the ground|grip the floor|grips the floor|grippy|grippy sole|grippy soles|non slip|nonslip|slip resistant|anti slip|slip proof|good tread|great tread|nice tread|tread is great|tread is good|deep tread|aggressive tread|not slip on|not slip at|not slip around|not slip or slide|not slip when|not slipped|not slip in the|not slide on|no slipping|no slipping or sliding|no more slipping|never slipped|never slip on|not slippery|not slick|good on wet|great on wet|fine on wet|grip on wet|grips on wet|grip wet|grips wet|handle wet|handles wet|stick to the ground|sure footed|surefooted|sure footing|steady on my feet|steady on their feet|stable on wet|great on ice|good on ice|great in snow|good in snow|great in the snow|good in the snow|keep me from slipping|keeps me from slipping|kept me from slipping|keep from slipping|keep him from slipping|keep her from slipping|exceptional traction|superb traction|awesome traction|fantastic traction|incredible traction|superior traction|exceptional grip|superb grip|fantastic grip|superior grip|incredible grip",
    blamed:
      "slippery|be slick|so slick|slick sole|slick soles|soles are slick|sole is slick|slick bottom|slick bottoms|bottoms are slick|slick on|slick when|no traction|no grip|no tread|not much grip|not much traction|not much tread on|little traction|little grip|little tread|lack traction|lacks traction|lack grip|lacks grip|lack of traction|lack of grip|poor traction|poor grip|bad traction|bad grip|terrible traction|terrible grip|zero traction|zero grip|not enough traction|not enough grip|not grip|slip on wet|slips on wet|slip on * floor|slip on * floors|slip on ice|slip on tile|slip on snow|slip on rocks|slip in the rain|slip when wet|slips when wet|slipped on wet|slipped on the|slipped on a|slipped on ice|slipped on tile|slipped and|slipping on wet|slipping on the|slipping on ice|slipping on tile|slip and slide|slips and slides|slipping and sliding|slipping around|slipping all over|sliding all over|slid on the|slid all over|was sliding|were sliding|sliding on wet|sliding around on|slid across|like ice skates|like skating|like ice skating|like walking on ice|almost fell|nearly fell|almost slipped|nearly slipped|fell on my|went down hard|lost my footing|dangerous on wet|dangerous when wet|treacherous|scary on wet|useless on ice|useless in snow|slips|slipped on|slipped in|slid on|slides on",
    raised:
      "traction|tread|grip|slippery floor|slippery floors|slippery surface|slippery surfaces|slippery ground|slippery conditions|slippery rocks|slippery tile|slippery tiles|slippery roads|slippery sidewalks|slippery deck|can be slippery|get slippery|slick floor|slick floors|slick surface|slick surfaces",
    praise: "Grips the ground",
    complaint: "Slips on the ground",
    desire: "{product} with a sure grip on the ground",
    pain: "It slips on the ground",
    value: "sure footing",
  },
];
