/** Praise that is one buyer's liking, as alternatives of a pattern: where a phrase stands without it, the rest is news. */
export const LIKING =
  "(?:great|good|perfect|nice|excellent|ideal|wonderful|amazing|fantastic|awesome|brilliant|superb|terrific|lovely|decent|fine)";

/** How much or how surely, which copy leaves out: "really", "so" where no "that" follows. */
export const DEGREE =
  /(?<=^| )(?:(?:so(?! (?:that|you|it)\b)|very|really|super|incredibly|extremely|absolutely|surprisingly|totally|truly|quite(?! an?\b)|pretty(?= \p{L}+(?:$| (?:and|for|to|in|on)\b)|(?= (?:much|well|sturdy)))|actually|definitely|just|even(?! (?:in|on|at|when|with|after|if)\b)|still|also|always|certainly|sure|either) )+/giu;
