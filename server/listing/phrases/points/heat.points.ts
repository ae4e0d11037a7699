import { type Point, point, told } from "./point.ts";

export const HEAT_POINTS: Readonly<Record<string, readonly Point[]>> = {
  cold: [
    point(
      "lasts through a work shift",
      /\b(?:(?:whole|entire|full|my|hour|night|a) shifts?|clock out|when i get off|get off work|give report)\b/,
    ),
    point(
      "lasts through a long car ride",
      /\b(?:road trip|(?:hour|hr|min|minute|mile|long)s? (?:car )?drive|car ride|drive home)\b/,
    ),
    point(
      "lasts on the trail",
      /\b(?:on (?:the|a) (?:trail|hike)|(?:after|during|through) (?:a|the|my|our)(?: \w+)? hike|hiking|backpacking)\b/,
    ),
    point("lasts on camping trips", /\b(?:camp(?:ing|site|ground)?|in the tent)\b/),
    point(
      "lasts through a ball game",
      /\b(?:double ?header|ball ?games?|baseball|softball|soccer|football|(?:through|during|at) (?:a |the |his |her |their )?(?:games?|practice|tournaments?))\b/,
    ),
    point("lasts through a workout", /\b(?:workouts?|spin class|training session|hot yoga|gym session)\b/),
    point("lasts at the lake or beach", /\b(?:at|to|on) the (?:beach|lake|pool|river|boat)\b/),
    point(
      "ice left after a full day",
      /\b(?:24|twenty[- ]four|36|48)[- ]?(?:hours?|hrs?)\b[^.;]{0,40}\bice\b|\bice\b[^.;]{0,50}\b(?:24|36|48|twenty[- ]four) ?(?:hours?|hrs?)\b|\bice\b[^.;]{0,30}\b(?:for|after|lasts?|lasted) (?:two|three|2|3|several) (?:full )?days\b/,
    ),
    point("ice left at dinnertime", /\b(?:ice|frozen)\b[^.;]{0,30}\b(?:at|by) (?:dinner|supper|bed ?time)\b/),
    told(
      "no condensation on the outside",
      /\b(?:no|without|zero|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t (?:have|get|form|leave|make)(?: any)?) condensation\b[^.;]{0,30}\b(?:outside|on (?:the|my)|desk|table|hands?)\b/,
    ),
    point(
      "works with an ice pack",
      /(?<!\b(?:came|arrived|shipped|comes|packed) [^.;]{0,20})\b(?:with|plus|and|using)(?: \w+){0,5} ice packs?\b/,
    ),
    told(
      "fits regular ice cubes",
      /\b(?:fits?|takes?|room for|big enough for|wide enough for|easy to (?:add|put|get)|can (?:add|put|fit)) (?:\w+ ){0,3}ice cubes?\b/,
    ),
    point("ice cream survives the trip home", /\bice cream\b[^.;]{0,60}\b(?:home|frozen|solid|melt\w*)\b/),
  ],
  hot: [
    point(
      "still steaming when served",
      /\bstill (?:\w+ )?steaming\b|\bsteaming (?:hot )?(?:when|at|by) (?:i|he|she|we|lunch|noon|dinner)\b|\bblow on (?:it|my|each)\b/,
    ),
    point(
      "lasts outdoors in cold weather",
      /\b(?:job ?sites?|outside|outdoors|hunt\w*|fishing|shovel\w*|deer stand|tree stand|sledding|ski\w*|rink)\b[^.;]{0,60}\b(?:winter|january|december|february|cold|freezing|snow)\b|\b(?:winter|january|december|february|freezing|snow)\b[^.;]{0,60}\b(?:job ?sites?|outside|outdoors|hunt\w*|fishing|shovel\w*|sledding|ski\w*|rink)\b/,
    ),
    point("lasts through a commute", /\b(?:commute|train ride|bus ride|drive to work|road trip|long drive)\b/),
    told(
      "outside does not heat up",
      /\b(?:outside|exterior|outer (?:wall|shell)|ouside)\b[^.;]{0,25}\b(?:stays?|is|remains?)\b[^.;]{0,12}\b(?:cool|cold)\b(?: to (?:the )?touch)?/,
    ),
    point("still warm the next morning", /\b(?:overnight|(?:the )?next (?:day|morning))\b(?! in the tent)/),
    point("lasts through a hike", /\b(?:hikes?|hiking|on the trail)\b/),
    point("lasts through a work shift", /\b(?:whole|entire|full|my|hour|night|a) shift\b/),
    point("lasts all day", /\ball day\b/),
    point("lasts until noon", /\b(?:until|till|til|at|by) (?:noon|lunch(?: ?time)?|midday|1[12]:\d\d)\b/),
  ],
};
