/** "1 of 3 statements rests", "0 of 1 statement rests", "2 of 3 statements rest". */
export const restVerb = (proven: number, total: number): "rests" | "rest" =>
  proven === 1 || total === 1 ? "rests" : "rest";
