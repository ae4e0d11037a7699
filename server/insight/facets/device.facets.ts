import CUES from "./cues/device.json" with { type: "json" };
import { CURRENT_DOMAINS } from "./domains/domains.ts";
import type { Facet } from "./facet.ts";
import { withCues } from "./with-cues.ts";

/** What buyers judge in things that have an app, tell something, or need parts. */
export const DEVICE_FACETS: readonly Facet[] = withCues(CUES, [
  {
    id: "app",
    group: "ease",
    except: ["edible", "cosmetic", "reading"],
    onlyIfKnown: [...CURRENT_DOMAINS, "exercise", "toy", "pet", "locking"],
    praise: "No trouble with an app",
    complaint: "The app gets in the way",
    desire: "an app without trouble",
    pain: "The app gets in the way",
    value: "an app that works",
  },
  {
    id: "subscription",
    group: "value",
    except: ["edible", "cosmetic", "reading"],
    praise: "No subscription needed",
    complaint: "Features cost a monthly fee",
    desire: "{product} that needs no subscription",
    pain: "It has features that cost a monthly fee",
    value: "no fees after the sale",
  },
  {
    id: "accuracy",
    group: "performance",
    only: ["sensing"],
    praise: "Accurate",
    complaint: "Gets things wrong",
    desire: "{product} that is accurate",
    pain: "It gets things wrong",
    value: "accuracy",
  },
  {
    id: "solar",
    group: "performance",
    only: ["solar"],
    praise: "Sun keeps it going",
    complaint: "Sun does not keep it charged",
    desire: "{product} that the sun keeps going",
    pain: "The sun does not keep it charged",
    value: "running on the sun",
  },
  {
    id: "spares",
    group: "care",
    except: ["edible", "cosmetic", "reading"],
    praise: "Spare parts are easy to get",
    complaint: "No spare parts",
    desire: "spare parts that are easy to get",
    pain: "There are no spare parts",
    value: "parts that can be replaced",
  },
  {
    id: "included",
    group: "service",
    except: ["edible", "cosmetic", "reading", "game", "garment"],
    praise: "Everything is in the box",
    complaint: "A part is missing or has to be bought",
    desire: "everything in the box",
    pain: "A part is missing or has to be bought",
    value: "everything in the box",
  },
  {
    id: "volumeCap",
    group: "performance",
    only: ["audio"],
    praise: "Keeps the volume safe for ears",
    complaint: "Volume limit does not protect",
    desire: "{product} that keeps the volume safe for ears",
    pain: "The volume limit does not protect",
    value: "safe listening",
  },
]);
