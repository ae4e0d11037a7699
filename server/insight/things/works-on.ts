import { wordSet } from "../text/word-table.ts";
import type { ThingKind } from "./thing-words.ts";

/** What a kind of product works on, holds or makes, by how its name ends; `unless` are things named with it that are not meant. */
type WorksOn = { type: RegExp; things: readonly ThingKind[]; unless: ReadonlySet<string> };

const worksOn = (names: string, things: readonly ThingKind[], unless = ""): WorksOn => ({
  type: new RegExp(`\\b(?:${names})s?$`),
  things,
  unless: unless === "" ? new Set() : wordSet(unless),
});

/** Named with every dish. */
const INGREDIENTS =
  "salt sugar vinegar flour garlic spice seasoning oil butter syrup gravy onion ginger batter water honey snack cinnamon baking soda";

/** The first that fits a product's kind holds. */
export const WORKS_ON: readonly WorksOn[] = [
  worksOn("(?:coffee|spice|pepper|meat|grain) (?:grinder|mill)", ["food"], INGREDIENTS),
  worksOn(
    "dutch oven|skillet|fry(?:ing)? pan|saucepan|pan|cookware set|pot|wok|griddle|grill|smoker|air fryer|fryer|toaster oven|oven|slow cooker|pressure cooker|rice cooker|cooker|steamer basket|waffle maker|bread maker|bread machine|baking sheet|sheet pan|muffin tin|cake tin|loaf pan|casserole|baking dish|pizza stone|roaster|dehydrator",
    ["food"],
    INGREDIENTS,
  ),
  worksOn(
    "blender|smoothie maker|food processor",
    ["food", "drink"],
    `${INGREDIENTS.replace(" gravy", "")} chicken egg milk juice coffee tea hot cold soda beer wine vegetable leftover`,
  ),
  worksOn(
    "hand mixer|stand mixer|chopper|mandoline|slicer|grater|peeler|juicer|kitchen scale|spiralizer",
    ["food"],
    `${INGREDIENTS} chicken`,
  ),
  worksOn("knife|knives|knife set|kitchen shears|cutting board|cleaver", ["food"], INGREDIENTS),
  worksOn(
    "lunch ?box|lunch bag|bento box|food jar|food container|storage container set|meal prep container|cooler",
    ["food", "drink"],
    "salt sugar vinegar flour garlic spice seasoning oil ice water",
  ),
  worksOn("tumbler|travel mug|water bottle|thermos|shaker bottle|straw cup", ["drink"], "water"),
  worksOn(
    "vacuum|vacuum cleaner|robot vacuum|stick vacuum|hand vacuum|lint roller|broom|dustpan|carpet sweeper|pet hair remover",
    ["debris"],
    "litter ice hair",
  ),
  worksOn("leaf blower|blower|rake|yard vacuum|snow shovel|snow blower", ["debris"], "ice hair dust"),
  worksOn("stain remover|carpet cleaner|spot cleaner|laundry detergent|upholstery cleaner", ["stain"], "paint"),
  worksOn(
    "raised garden bed|garden bed|planter|grow bag|seed tray|plant pot|grow light|plant food|fertilizer|potting soil|trellis|watering can",
    ["plant"],
    "seed plant grass",
  ),
  worksOn(
    "storage bin|storage cube|storage basket|storage bag|toy box|toy chest|closet organizer|drawer organizer|under bed storage|hamper",
    ["toy", "garment", "bedding", "footwear", "paper", "art"],
    "laundry",
  ),
  worksOn("insole|insert|shoe insert|shoelace|shoe rack|shoe organizer", ["footwear"], "shoe"),
  worksOn("sewing machine|fabric scissors|garment steamer|iron|fabric shaver", ["garment", "bedding"], "laundry"),
];
