const words = (list: string): string[] => list.split("|");

/** Each verb with each thing after it, at once or after a word or two: "remove stains", "remove all the stains". */
export const each = (verbs: string, things: string): string =>
  words(verbs)
    .flatMap((verb) => words(things).flatMap((thing) => [`${verb} ${thing}`, `${verb} * ${thing}`]))
    .join("|");

/** The same with a word that ends it: "get stains out", "keep the room cool". */
export const eachEnded = (verbs: string, things: string, endings: string): string =>
  words(endings)
    .flatMap((ending) => words(each(verbs, things)).map((cue) => `${cue} ${ending}`))
    .join("|");

/** Each thing with each of the words after it: "stains come out". */
export const eachBefore = (things: string, endings: string): string =>
  words(things)
    .flatMap((thing) => words(endings).map((ending) => `${thing} ${ending}`))
    .join("|");

/** What begins with "not", said of what could not or would not do as well. */
export const failing = (cues: string): string =>
  words(cues)
    .flatMap((cue) => (cue.startsWith("not ") ? [cue, `could ${cue}`, `would ${cue}`] : [cue]))
    .join("|");

export const negated = (cues: string): string =>
  words(cues)
    .map((cue) => `not ${cue}`)
    .join("|");
