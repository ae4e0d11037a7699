import type { Facet } from "./facet.ts";

/** What buyers judge in care for skin and hair and in what doses it. */
export const VANITY_FACETS: readonly Facet[] = [
  {
    id: "visibleResult",
    group: "performance",
    only: ["cosmetic"],
    praised:
      "look brighter|brighter skin|brighter complexion|skin is brighter|brighten my|brighten up my|radiant|healthy glow|natural glow|nice glow|beautiful glow|subtle glow|lovely glow|great glow|dewy glow|the glow|a glow|skin glow|makes my skin glow|be glowing|look glowing|and glowing|glowing and|glowing skin|glowy|dewy|plump|plumper|plumps|youthful|look younger|younger looking|smoother skin|skin is smoother|skin looks smoother|skin so smooth|skin is so smooth|even skin tone|more even|even out my|evens out my|evened out my|fade my|faded my|spots are fading|spots have faded|spots faded|scars faded|scars have faded|dark spots are lighter|spots are lighter|lightened my|reduce the appearance|reduced the appearance|reduce fine lines|reduces the fine lines|reduced my fine lines|diminish|diminished|firmer|pores look smaller|smaller pores|pores are smaller|cleared my|clear up my|cleared up my|skin is clear|skin is clearer|clearer skin|skin cleared|skin looks amazing|skin looks great|skin looks healthy|skin looks better|less frizzy|less frizz|no frizz|frizz free|tame my|tames my|tamed my|shiny hair|hair is shiny|hair shiny|hair looks shiny|shinier|silky smooth|silky soft|soft and silky|hair silky|skin silky|silky skin|defined curls|define my curls|curls are defined|add volume|adds volume|more volume|hair looks healthy|hair is healthier|hair feels healthier|skin feels healthier|look healthier|hair is growing|hair has grown|hair grew|lashes look|longer lashes|lashes are longer|spots fade|spots * fade|spot * fade|scars fade|scars * fade|scar * fade|marks fade|marks * fade|mark * fade|fade dark|fade the dark|fade * spots|fade * scars|fade * marks|spots * lighter|marks * lighter|scars * lighter|skin * brighter|face * brighter|skin * glow|face * glow|skin * smoother|face * smoother|skin * clearer|face * clearer|look fresher|look fresh|look rested|less tired|look awake|compliments on my skin|compliments on my hair|tone is even|rid of my dandruff|rid of * dandruff|rid of my flakes|no more dandruff|no dandruff|dandruff be gone|dandruff go away|dandruff cleared|no more flakes|no flakes|flakes be gone|scalp feel clean|scalp feels clean|scalp be clean|hair feel clean|hair feels clean|hair feeling clean|hair feeling soft|hair so clean|hair so soft|hair be so soft|hair feel soft|hair feels soft|hair feel so soft|hair feels so soft|hair softer|hair be soft|hair never be shinier|never been shinier|never been softer|hair has body|bounce to my hair|full of body|visible difference in my|notice a difference",
    blamed:
      "make my hair frizzy|leave my hair frizzy|still frizzy|frizzier|frizzy mess|look dull|hair flat|hair limp|weigh my hair down|weigh it down|weigh down|spots are still|no visible|no change in|no improvement|no results|not see any results|not seen any results|not see any difference|not see a difference|not notice any difference|not noticed any difference|not notice a difference|saw no difference|cakey|settle into|look older|made my skin worse|skin got worse|straw like|spots have not fade|spots not fade|spots are not fading|scars have not fade|scars not fade|marks have not fade|marks not fade|skin not glow|skin is not brighter|skin not look brighter|skin is not smoother|hair greasy|hair oily|hair be greasy|hair look greasy|hair look oily|hair sticky|hair feel greasy|hair feels greasy|hair feel waxy|hair feels like straw|hair feel like straw|like straw|dry out my hair|dried out my hair|dries out my hair|hair dry|hair dry and|strip my hair|strips my hair|still flaky|still have dandruff|still have flakes|flakes be still|dandruff be still|dandruff got worse|dandruff came back|made my hair fall",
    raised: "curls",
    praise: "Shows on skin and hair",
    complaint: "Shows little on skin and hair",
    desire: "a difference that shows on skin and hair",
    pain: "It shows little on skin and hair",
    value: "results to see",
  },
  {
    id: "dispenser",
    group: "ease",
    only: ["cosmetic", "edible"],
    praised:
      "pump works|pump is great|pump is perfect|love the pump|like the pump|pump makes it easy|pump dispenses|easy to dispense|dispense easily|dispense the right|dispenses just|dropper makes|dropper is easy|dropper works|easy to squeeze|squeeze out easily|spray evenly|sprays evenly|fine mist|nice mist|even mist|easy to pour|pours easily|pours well|scoop included|come with a scoop|easy to get out of the bottle|easy to get out of the tube",
    blamed:
      "pump broke|pump is broken|pump was broken|pump stopped|pump not|pump never|pump quit|pump is stuck|pump got stuck|pump gets stuck|pump jammed|dropper not|dropper broke|dropper is broken|dropper was broken|nozzle clog|pump clog|sprayer clog|spray clog|tip clog|nozzle * clog|pump * clog|sprayer * clog|keep clogging|clogged nozzle|clogged pump|hard to squeeze|difficult to squeeze|hard to dispense|difficult to dispense|hard to get out of the bottle|hard to get out of the tube|hard to get out of the jar|difficult to get out of the bottle|difficult to get out of the tube|hard to get it out of|difficult to get it out of|hard to get the product|hard to get product|hard to pump|not pump|not spray|stopped spraying|stops spraying|nozzle broke|sprayer broke|sprayer not|spray top broke|not get the last|not get the rest|not get it out of|comes out too fast|come out too fast|too much comes out|too much come out|comes out everywhere|squirts everywhere|nothing comes out|nothing came out|barely comes out|straw not reach|pump failed|sprayer stopped",
    raised: "pump|dropper|nozzle|dispenser|spout|sprayer|pipette|squeeze bottle|scoop|spray bottle",
    praise: "Comes out easily and in the right amount",
    complaint: "Hard to get out or to dose",
    desire: "{product} that is easy to get out and to dose",
    pain: "It is hard to get out or to dose",
    value: "easy dosing",
  },
];
