import type { Facet } from "./facet.ts";

/** What buyers judge in things that charge others or are charged: each its own matter, since a slow one may hold a lot. */
export const CHARGING_FACETS: readonly Facet[] = [
  {
    id: "chargesAtOnce",
    group: "performance",
    only: ["charging"],
    praised:
      "charge two|charge three|charge both|charge multiple|charge all|charge everything|charge several|charge many|charge * at once|charge * at the same time|charge * simultaneously|charge * same time|power three|power two|power multiple|power several|charges both|charges everything|charges all|charges at once|charges two|charges three|charges multiple|charges several|charges many|charges * at once|charges * at the same time|charges * simultaneously|charges * same time|powers three|powers two|powers multiple|powers several",
    blamed:
      "only work one|only charge one|only charges one|only charge one at|only one at a time|one device at a time|one phone at a time|one at a time|not charge both|not charge two|not charge all|not charge multiple|not charge several",
    raised: "",
    praise: "Charges several things at once",
    complaint: "Does not charge several things at once",
    desire: "{product} that charges several things at once",
    pain: "It does not charge several things at once",
    value: "charging several things at once",
  },
  {
    id: "chargeStore",
    group: "performance",
    only: ["charging"],
    praised:
      "charge * times|charge * twice|several charges|multiple charges|full charges|charges per|charges before|whole trip|whole weekend|entire trip|entire weekend|all weekend|through a weekend|through the weekend|through a long|through the day|through * day|whole flight|whole camping|last * trip|keep us going|keep me going|keep * going|keep my phone|keep our phones|keep * charged|keep everything charged|keep * alive|keep * powered|plenty of power|plenty of juice|lots of power|lots of juice|enough power|enough juice|hold a charge|hold its charge|hold charge|hold * charge|still have power|still have juice|still had juice|during the outage|during an outage|without an outlet|away from an outlet|leave me stranded|never leave me|never run out|never runs out|never be without|get me through|get us through|enough for two|enough for three|enough for the whole|enough to charge|enough to get|stay powered|twice over|during the whole outage|for the whole trip|got us through|got me through|gets me through|gets us through|kept us going|charges * times|charges * twice|charges left",
    blamed:
      "lose charge|barely give|barely get|only give|only get|only gave|not hold a charge|not hold charge|not hold * charge|dead after|dead before|run dry|die after|less than half|half of what|half the advertised|not even once|not one full|drain itself|drain overnight|lose * charge|loses its charge|gave me one|only one charge|half a charge|not a full charge|not even half|dead the next|only gave me one|only gives one|only gives me one|gave me one charge|not even one charge|empty before|be empty before|drains itself|drains overnight|runs out|ran out",
    raised: "number of charges",
    praise: "Plenty of charge",
    complaint: "Too little charge",
    desire: "{product} with plenty of charge",
    pain: "It gives too little charge",
    value: "plenty of charge",
  },
  {
    id: "jumpStart",
    group: "performance",
    only: ["charging"],
    praised: "start my car|start * right up|jump my|jump start|jumped my|fire right up|jumps my|jumps start",
    blamed: "not start my|not jump|not start a|not start the|not jump start",
    raised: "",
    praise: "Starts a dead vehicle",
    complaint: "Does not start a dead vehicle",
    desire: "{product} that starts a dead vehicle",
    pain: "It does not start a dead vehicle",
    value: "getting started again",
  },
  {
    id: "chargeSpeed",
    group: "performance",
    only: ["charging"],
    praised:
      "charge fast|charge quick|charge quickly|charge faster|charge rapidly|charge * fast|charge * faster|charge * quickly|charge * quick|charge * rapidly|charge in no|charge * in no|charge * in minutes|charge * in under|charge * in less|charge * in an hour|charge * in about|fast charge|fast charges|fast charging|super fast charging|rapid charging|quick charge|quick charging|quick to charge|fast charger|quick charger|in half an hour|in an hour|in under an hour|in less than an hour|in thirty minutes|in 30 minutes|in 20 minutes|in about an hour|percent in|fully charged in|full in|full charge in|from dead to|full before|full by the time|twice as fast|full speed|full wattage|deliver * watts|full 100 watts|full 65|put out * watts|like lightning|lightning fast|lightning speed|speed up charging|speed up the|speeds up charging|hours flat|minutes flat|blink of an eye|before i know it|before you know it|over lunch|full every morning|full by morning|charge at full|charge at a good|twice the speed|charge as fast|same speed as the original|as fast as the original|work with fast|charge my phone fast|charges my phone in|charge my phone in|charge my phone quickly|full in no time|charge * in no time|charges in no time|charges fast|charges quick|charges quickly|charges faster|charges rapidly|charges * fast|charges * faster|charges * quickly|charges * quick|charges * rapidly|charges in no|charges * in no|charges * in minutes|charges * in under|charges * in less|charges * in an hour|charges * in about|charges at full|charges at a good|charges as fast|charges my phone fast|charges my phone quickly|charges * in no time|deliver the full|power delivery work|powers delivery work",
    blamed:
      "not fast charge|not fast charging|not a fast|not quick charge|no fast charging|no fast charge|charge slow|charge slowly|charge * slowly|charge * slow|charge slower|charge at a snail|slow charge|slow charging|slow charger|slow to charge|so slow|too slow|be slow|slow as|slower than|trickle|take forever|take ages|take all day|take all night|take hours|take * hours|nowhere near|not even close|not put out|not deliver|not get * watts|only put out|only deliver|not enough power|not enough juice|not powerful|not power|barely charge|hardly charge|barely power|lose battery while|battery go down while|go down while|lose charge while|drain while|puts out maybe|put out maybe|put out only|maybe * watts|percent overnight|all night to|overnight and still|takes hours to charge|took hours to charge|hours and hours to charge|many hours to charge|hours to fill|hours to get|barely move|barely gain|barely budge|barely keep up|not keep up|percent an hour|percent in an hour|snail|not as fast|not as quick|takes too long to charge|take too long to charge|too long to charge|so long to charge|days to charge|all night to charge|night to get|took all night|lost battery while|loses battery while|drain while charging|charging be weak|weak charge|weak output|too weak to|charges slow|charges slowly|charges * slowly|charges * slow|charges slower|charges at a snail|drains while|drains while charging",
    raised: "charging speed|charge speed|wattage|charge time|charging time",
    praise: "Charges fast",
    complaint: "Charges slowly or weakly",
    desire: "{product} that charges fast",
    pain: "It charges slowly or weakly",
    value: "fast charging",
  },
  {
    id: "recharge",
    group: "performance",
    only: ["charging", "powered"],
    praised:
      "recharges quickly|recharges fast|recharge quickly|recharge fast|recharges in no|recharges in about|recharges in under|recharges in less|recharges in an hour|recharges overnight|quick to recharge|fast to recharge|fast recharge|quick recharge",
    blamed:
      "hours to recharge|hours to fully recharge|forever to recharge|forever to fully recharge|ages to recharge|ages to fully recharge|too long to recharge|so long to recharge|long time to recharge|all day to recharge|all night to recharge|slow to recharge|recharges slowly|recharge slowly|takes forever to charge|takes forever to fully charge|takes ages to charge|takes too long to charge|take too long to charge|takes so long to charge|takes a long time to charge|takes all day to charge|takes all night to charge|takes hours to charge|slow to charge|charges slowly",
    raised: "",
    praise: "Recharges quickly",
    complaint: "Takes long to recharge",
    desire: "{product} that recharges quickly",
    pain: "It takes long to recharge",
    value: "quick recharging",
  },
  {
    id: "chargeContact",
    group: "performance",
    only: ["charging"],
    praised:
      "charge up in|juice up|juice * up|juice my|top off|top * off|top up|fill * up|fill up|power * laptop|charge great|charge well|charge perfectly|charge fine|charge reliably|charge consistently|charge every time|start charging|charge like|charge immediately|power up|fully charges|charge fully|charges to full|wake up to a full|charge overnight|charge right up|charge up|charge just as|work like the original|work as well as the original|same as the original|charge through|charge through my case|never fail|never failed|no wiggling|not have to wiggle|charge my phone and|charges my|charges our|charge my phone fully|charged my phone fully|powers my laptop|powers my|powers up|charges up in|juices up|juices * up|juices my|fills * up|fills up|powers * laptop|charges great|charges well|charges fine|charges reliably|charges consistently|charges every time|charges like|charges immediately|charges fully|charges overnight|charges right up|charges up|charges just as|charges through|charges through my case|charges my phone and|charges my phone fully|bring * back to life|charges perfectly|stay connected|stays plugged|stay plugged|stays plugged in|clicks in|clicks into|snug fit in the port|fits snugly in the port",
    blamed:
      "not charge|not charging|stop charging|quit charging|charging stop|only work if|only work when|only work at|wiggle|wiggling|jiggle|hold it just|hold * a certain|at an angle|a certain angle|certain position|just the right|just right or|in and out|intermittent|intermittently|on and off|disconnect|not support|not supported|not be supported|not compatible|never charge|quits charging|stops charging|stopped charging|bend it|bend it a certain|bend * certain|certain way|prop it|hold it in place to|connect and disconnect|connects and disconnects|charging cut|charging cuts|cuts in and out|loose fit in the port|fall out of the port|not stay connected|not stay plugged|not click in|not get a full|stopped charging after|quit charging after|stopped charging my|cuts out|keeps cutting out|charging cuts in|only charge|not fully charge|not full charge|never fully|never get past|loose in the port|falls out of the port|fell out of the port",
    raised: "",
    praise: "Charges well",
    complaint: "Charging cuts out or fails",
    desire: "{product} that charges well",
    pain: "Charging cuts out or fails",
    value: "charging without fuss",
  },
  {
    id: "staysCool",
    group: "performance",
    only: ["charging", "picture", "relaying", "commanded"],
    except: ["heating", "cookware", "brewing", "bedding", "garment", "worn", "massaging"],
    praised:
      "not get hot|never gets hot|never got hot|not heat up|never heats up|not run hot|runs cool|stays cool|stay cool|stayed cool|barely gets warm|barely warm|hardly gets warm|not even get warm|not get warm|no overheating|not overheat|never overheats|without getting hot|without overheating",
    blamed:
      "gets hot|get hot|got hot|getting hot|runs hot|ran hot|running hot|heats up|heated up|hot to hold|hot enough that|hot when charging|hot while charging|gets warm when|gets warm while",
    raised: "",
    praise: "Stays cool in use",
    complaint: "Gets hot in use",
    desire: "{product} that stays cool in use",
    pain: "It gets hot in use",
    value: "a device that stays cool",
  },
];
