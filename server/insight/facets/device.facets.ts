import type { Facet } from "./facet.ts";

/** What buyers judge in things that have an app, tell something, or need parts. */
export const DEVICE_FACETS: readonly Facet[] = [
  {
    id: "app",
    group: "ease",
    except: ["edible", "cosmetic", "reading"],
    praised:
      "app makes it easy|app does everything|app does what|app walks you through|app walked me through|app never crashes|app works|app worked|easy to use app|no app needed|no app required|no app to download|no account needed|no account required|not need an app|works without an app|works without the app|app is great|great app|app works great|app works well",
    blamed:
      "app crashes|app crashed|app keeps crashing|crashing app|app freezes|app froze|app keeps freezing|app is glitchy|glitchy app|app is buggy|buggy app|app is a joke|app is a mess|app is a nightmare|app is half baked|app constantly|app keeps logging|logs me out|logged me out|app kicks me|requires an app|need an app|needs an app|have to download an app|must download an app|forced to download|have to create an account|has to create an account|requires an account|need an account|make you create an account|app not open|app not load|app not work|app never loads|app never works|app rarely works|app takes forever|app takes too long|app takes ages|app no longer|app stopped working|app has not been updated|takes forever to load|takes too long to load|takes so long to load|takes a minute to load|slow to load|slow to open|long time to load|ages to load|video not load|live view not load|keeps buffering|constantly buffering|always buffering|spinning circle|spinning wheel|can not log in|could not log in|not let me log in|not let me sign in|update bricked|update broke|update ruined|since the last update|since the latest update|since the update|app crash|app will not|app is terrible|app is awful|app is garbage",
    raised: "app|phone app|firmware",
    praise: "No trouble with an app",
    complaint: "The app gets in the way",
    desire: "an app that opens, loads and does what it should",
    pain: "The app is slow, crashes or asks for too much",
    value: "an app that works",
  },
  {
    id: "subscription",
    group: "value",
    except: ["edible", "cosmetic", "reading"],
    praised:
      "no subscription|no subscriptions|no monthly subscription|without a subscription|without subscription|without any subscription|subscription free|no monthly fee|no monthly fees|without monthly fee|without monthly fees|no ongoing fees|no hidden fees|no paywall|not need subscription|not need to subscribe|not have to subscribe|not require subscription",
    blamed:
      "monthly fee|monthly fees|yearly fee|annual fee|ongoing fees|subscription fee|subscription fees|monthly subscription|yearly subscription|annual subscription|paid subscription|premium subscription|subscription model|need subscription|require subscription|want subscription|buy subscription|pay subscription|pay for subscription|pay for the subscription|subscription required|subscription is required|unless you subscribe|unless you buy a subscription|have to subscribe|has to subscribe|must subscribe|not * without subscription|not * without paying|not * unless you pay|not * unless you subscribe|nothing * without subscription|useless without subscription|behind a paywall|behind the paywall|paywall|paywalled|pay to unlock|pay extra to unlock|pay monthly|pay * month|pay every month|paying every month|pay per month|charge * month|a month to use|a month to see|a month to view|a month to unlock|month just to|after the free trial|after the trial|once the trial|when the trial|trial ended|trial ends|trial expired|trial ran out|trial runs out|upgrade to premium|premium plan|premium membership|in app purchases|features are locked|everything is locked|locked behind|want * month|wants * month|costs * month|paid feature|paid features|paid plan|paid version|upgrade to see|upgrade to view|upgrade to unlock|upgrade to use|without premium|want you to pay|wants you to pay|force you to subscribe|forces you to subscribe|pushes the subscription|hold * hostage",
    raised: "",
    praise: "No subscription needed",
    complaint: "Features cost a monthly fee",
    desire: "{product} that does everything without a monthly fee",
    pain: "It keeps features behind a monthly fee",
    value: "no fees after the sale",
  },
  {
    id: "accuracy",
    group: "performance",
    only: ["sensing"],
    praised:
      "accurate|accurately|is spot on|are spot on|was spot on|been spot on|were spot on|readings spot on|spot on every|spot on with|right on the money|reads true|reads correctly|consistent readings|readings are consistent|same reading every|matches my doctor|matched my doctor|matches the doctor|matched the doctor|same as my doctor|same as the doctor|matches the one at|within a degree|within one degree|within a pound|within half a pound|within a tenth|correctly identifies|correctly identified|identifies correctly|identified correctly|identifies every|identifies most|recognizes every|recognizes most|recognized every|gets it right|gets them right|usually right|no false alarms|no false alerts",
    blamed:
      "inaccurate|inaccurately|way off|way way off|off by several|off by about|off by at least|off by as much|off by up|off by more|off by * degrees|off by * pounds|off by * lbs|off by * minutes|wrong reading|wrong readings|wrong temperature|wrong weight|wrong time|wrong number|wrong numbers|wrong name|wrong species|wrong bird|wrong person|false reading|false readings|false alarm|false alarms|false alert|false alerts|false positive|false positives|false negatives|false notifications|misidentify|misidentified|misidentifies|misreads|identifies wrong|gets it wrong|get it wrong|got it wrong|gets them wrong|gets most wrong|usually wrong|always wrong|wrong most|wrong every|wrong half|different reading every|different reading each|different weight every|different number every|different numbers every|different readings|readings vary|readings jump|readings are all over|readings all over|numbers are all over|numbers jump|goes off for no reason|going off for no reason|went off for no reason|alerts for nothing|alert every time|alerts every time|alerts all day|alerts all night|alerts for every|alert for every|notification for every|notifications for every|notification every time|constant notifications|constant alerts|too many alerts|too many notifications|too many false|hundreds of notifications|hundreds of alerts|miscounts|counts steps when|not recognize|never recognizes|not detect|never detects|not pick up motion|misses half|misses most|alert for everything|alerts for everything|readings are way off|readings are off|numbers are off|time is off|temperature is off|degrees off|pounds off|lbs off|misidentified every|thinks every|sees every|wrong on every|reads wrong|reads too high|reads too low|reads high|reads low",
    raised: "accuracy|readings|identification|recognition|detection|alerts|notifications|sensor|sensors",
    praise: "Accurate",
    complaint: "Gets things wrong",
    desire: "{product} that gets things right",
    pain: "It gets things wrong",
    value: "accuracy",
  },
  {
    id: "solar",
    group: "performance",
    only: ["solar"],
    praised:
      "on all night|lit all night|bright all night|last all night|lasts all night|lasted all night|glow all night|run all night|shine all night|all night long|until dawn|until sunrise|until morning|till morning|till dawn|last through the night|lasts through the night|stay lit|stays lit|charge in the shade|charge in shade|even in shade|even in the shade|even in partial shade|even on cloudy|even on a cloudy|even when cloudy|even on overcast|even in winter|stay charged|stays charged|stayed charged|keeps it charged|keeps the battery charged|keeps the camera charged|panel keeps|never had to charge|never have to charge|not had to charge|not have to charge|never needs charging|comes on at dusk|come on at dusk|come on every night|comes on every night",
    blamed:
      "need full sun|needs full sun|need direct sun|needs direct sun|need direct sunlight|needs direct sunlight|need full sunlight|needs full sunlight|need constant sun|need a lot of sun|not charge in|not charge on|not charge well|not charge when|barely charge|barely charges|never fully charges|not stay charged|not stay lit|not stay on|not keep up|not last the night|not last all night|not last through|not make it through|not work in the shade|useless in the shade|useless in winter|panel does nothing|panel is useless|panel not work|panel stopped working|last an hour|last about an hour|off by midnight|dead by|die by|dies by|out by midnight|dim by|go out after|goes out after|went out after|go out by|bring it in to charge|bring it inside to charge|charge it by hand|charge it manually|charge it with the cable|charge it by usb|die after an hour|dies after * hours|died after * hours|last only * hours|only last * hours|only stay on for|only stays on for|only stay lit for|only stays lit for|barely last * hours|last maybe|panel not keep|panel is too small|panel is tiny",
    raised: "solar panel|solar panels|solar charging|solar power",
    praise: "Sun keeps it going",
    complaint: "Sun does not keep it charged",
    desire: "{product} that gets through the night on a day of sun",
    pain: "It runs out when there is little sun",
    value: "running on the sun",
  },
  {
    id: "spares",
    group: "care",
    except: ["edible", "cosmetic", "reading"],
    praised:
      "replacement parts are available|replacement parts are easy|replacement parts are cheap|replacement parts available|spare parts are available|spare parts available|spare parts are easy|parts are readily available|parts readily available|parts are easy to find|parts are easy to get|easy to find replacement|easy to get replacement|easy to replace|sells replacement|sell replacement|sells spare|sell spare|sells parts|comes with spare|came with spare|includes spare|spare included|spares included|comes with replacement|came with replacement|comes with extra|came with extra|easy to find replacement parts",
    blamed:
      "no replacement parts|no spare parts|no parts available|no spares|not sell replacement|not sell replacements|not sell parts|not sell the part|not sell spare|not sell spares|not sell them separately|not sell it separately|not sell just the|not buy replacement|not buy a new one separately|not buy just the|not buy it separately|not get replacement|not get parts|not get a replacement part|not get spare|not find replacement|not find replacements|not find parts|not find a replacement for|not find spare|unable to find replacement|unable to find parts|impossible to find replacement|impossible to find parts|impossible to get parts|replacement parts are not|parts are not available|parts not available|parts are no longer|not available separately|not sold separately|have to buy whole|buy a whole new|buy the whole thing again|replace the whole thing|replace the whole unit|not replaceable|non replaceable|not be replaced|not user replaceable|proprietary|filters are expensive|refills are expensive|replacements are expensive|replacement filters are expensive|parts are expensive",
    raised: "replacement parts|spare parts|spare part|replacement part",
    praise: "Spare parts are easy to get",
    complaint: "No spare parts",
    desire: "parts that can be bought one by one",
    pain: "One worn part means buying everything again",
    value: "parts that can be replaced",
  },
];
