import type { Facet } from "./facet.ts";

/** What buyers judge in what is put on the skin, beside how it feels there. */
export const SKIN_FACETS: readonly Facet[] = [
  {
    id: "layering",
    group: "performance",
    only: ["cosmetic"],
    praised:
      "layers well|not pill|doesn't pill|great under makeup|good under makeup|works under makeup|works well under|works great under|sits well under|wears well under|perfect under makeup|not ball up|layers nicely|layers beautifully|layers under|layers over|no pilling|never pills|without pilling|makeup goes on fine|makeup goes on well|makeup goes on smooth|makeup goes on smoothly|makeup goes on great|makeup goes on over|makeup sits|makeup stays|goes on well under|goes under makeup|nice under makeup|fine under makeup|smooth under makeup|perfect base for makeup|good base for makeup|great base for makeup|good primer|great primer|wears well with makeup|plays well with|layers great",
    blamed:
      "pills|pilling|balls up|balled up|balls up under|pilled|pills under|pilled under|pills up|not layer well|not layer|not sit well under|not work under|not wear well under|makeup slides|makeup slid|makeup pills|makeup pilled|foundation pills|foundation pilled|sunscreen pills|sunscreen pilled|makeup separates|makeup separated|foundation separates|rolls off|rolled off|rolls up under|rolls up when|peels off under|rubs off in",
    raised: "",
    praise: "Goes well under makeup",
    complaint: "Pills under makeup or sunscreen",
    desire: "{product} that goes well under makeup",
    pain: "It pills under makeup or sunscreen",
    value: "makeup that stays smooth",
  },
  {
    id: "drying",
    group: "comfort",
    only: ["cosmetic"],
    praised:
      "absorbs quickly|absorbs fast|dries quickly|dries fast|dries down|absorbs instantly|absorbs immediately|absorb fast|absorb quickly|absorbs right away|sinks in fast|sinks in quickly|sinks in instantly|sinks in right away|soaks in fast|soaks in quickly|soaks in right away|dries instantly|dries right away|dries in seconds|dries in minutes|dries so fast|dries so quickly|quick to dry|fast drying|quick drying|quick to absorb|fast absorbing|quick absorbing|absorbed quickly|absorbed fast|sets quickly|sets fast",
    blamed:
      "never dries|takes forever to absorb|takes forever to dry|takes forever to sink|takes a while to absorb|takes too long to absorb|takes long to absorb|takes ages to dry|takes ages to absorb|takes ages to sink|takes so long to dry|takes so long to absorb|takes too long to dry|takes a long time to dry|takes a long time to absorb|takes a while to dry|takes a while to sink|slow to absorb|slow to dry|slow to sink|dries slowly|absorbs slowly|still wet after|still wet when|still tacky after|not dry fast|not dry quickly|not absorb fast|not absorb quickly|not sink in fast|have to wait for it to dry|wait for it to dry|wait for it to absorb|long time to absorb|long time to dry|long time to sink",
    raised: "drying time",
    praise: "Sinks in or dries fast",
    complaint: "Sinks in or dries slowly",
    desire: "{product} that sinks in fast",
    pain: "It sinks in or dries slowly",
    value: "no waiting",
  },
];

/** What has no smell, told by words that others share with what smells well. */
export const UNSCENTED_FACETS: readonly Facet[] = [
  {
    id: "noScent",
    group: "care",
    only: ["cosmetic"],
    praised:
      "unscented|no scent|no fragrance|no smell|fragrance free|scent free|smell free|no odor|no odors|odor free|odorless|not smell|doesn't smell|no perfume smell|no added fragrance|no added scent|no noticeable scent|no noticeable smell|smells like nothing|smell like nothing|smells of nothing|without fragrance|without a scent|without any scent|without a smell|no scent at all|no smell at all",
    blamed:
      "not fragrance free|not unscented|not scent free|not odorless|definitely smells|not really unscented|not really fragrance free|hardly unscented|still smells",
    raised: "",
    praise: "No scent",
    complaint: "Has a scent after all",
    desire: "{product} without a scent",
    pain: "It has a scent after all",
    value: "no added scent",
  },
];
