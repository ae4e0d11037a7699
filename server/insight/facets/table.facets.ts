import type { Facet } from "./facet.ts";

/** What buyers judge in how a game goes at the table. */
export const TABLE_FACETS: readonly Facet[] = [
  {
    id: "together",
    group: "comfort",
    only: ["game"],
    praised:
      "work together|working together|works together|play together|plays together|played together|playing together|same team|same side|as a team|team up|sore losers|brings us together|bring everyone together|brings everyone together|bring the family together|brings the family together|brought us together|brings people together|brought the family together|time together|whole family plays|whole family can play|everyone can play|everyone joins in|everyone joined in|family bonding|bonding|teamwork|cooperation|cooperative|nobody is left out|no one is left out|everyone involved|everybody involved|no eliminations|no arguments|no fighting|no fights|everybody wins|everyone wins|win together|win or lose together|lose together|all against the game|against the game|against the board|help each other|helping each other|in it together|no crying|no tears|nobody cries|no one cries|not fight over|not fight|without fighting|without a fight",
    blamed:
      "one player takes over|one person takes over|one player can take over|one person can take over|one player dominates|one person dominates|bosses everyone|bossy|alpha player|ends in tears|ended in tears|ends in a fight|ended in a fight|leads to fights|leads to arguments|caused a fight|causes fights|fight over|fights over|sore loser|is left out|are left out|feel left out|felt left out|player elimination|sit and watch|sitting out|mean spirited|quarterbacking|quarterback|takes over the game|tell everyone what to do|telling everyone what to do|tells everybody what",
    raised: "",
    praise: "Brings players together",
    complaint: "Leads to quarrels or leaves players out",
    desire: "a game that brings players together",
    pain: "It leads to quarrels or leaves players out",
    value: "time together",
  },
  {
    id: "playTime",
    group: "performance",
    only: ["game"],
    praised:
      "quick game|quick games|short game|short games|fast game|fast paced|fast moving|quick round|quick rounds|short rounds|quick to play|plays quickly|plays fast|plays in under|plays in about|moves quickly|moves along|moves fast|not drag|never drags|not take long|not too long|not take too long|not overstay|short enough|about 30 minutes|in under 30 minutes|right length of|good length for|perfect length for|not overstay its|just the right length",
    blamed:
      "drag|drags|dragged|dragging|drags on|take too long|took too long|takes forever|took forever|too long|way too long|go on forever|goes on forever|went on forever|never ends|longer than the box|longer than it says|too short|over too fast|over too quickly|over too soon|over before|lots of waiting|waiting for your turn|wait for your turn|long wait between turns|downtime",
    raised: "play time|playing time|playtime|game length|pace|length of the game",
    praise: "A round takes the right time",
    complaint: "A round takes too long or too little",
    desire: "a round that takes the right time",
    pain: "A round takes too long or too little",
    value: "a round of the right length",
  },
  {
    id: "difficulty",
    group: "performance",
    only: ["game"],
    praised:
      "good challenge|great challenge|nice challenge|fun challenge|real challenge|right challenge|perfect challenge|enough of a challenge|challenging|challenging but|challenging enough|challenges me|makes you think|make you think|makes me think|makes them think|have to think|keep you thinking|keeps you thinking|keeps my mind|keeps the mind|exercise for the brain|exercises the brain|brain exercise|brain workout|right level|right difficulty|perfect difficulty|hard enough|tricky enough|several levels|different levels|difficulty levels|makes us think|make us think|on our toes|on your toes|on their toes|tough but fair|hard but fun|hard but fair|difficult but fun|tricky but fun|keeps us thinking|brain teaser",
    blamed:
      "too easy|too hard|too difficult|too challenging|too tough|too complex|too simple|impossible to win|impossible to beat|not challenging|not a challenge|no challenge|not challenge|not hard enough|frustratingly hard|way over our|solved it in|finished it in an",
    raised: "difficulty|difficulty level|level of difficulty|challenge",
    praise: "Pleasantly challenging",
    complaint: "Too easy or too hard",
    desire: "a good challenge",
    pain: "It is too easy or too hard",
    value: "a good challenge",
  },
];
