export * from "./areas";
export { listAspectFeatures } from "./aspect-features";
export { listFacts } from "./facts";
export { size } from "./feature-list";
export { scoreTokens } from "./net";
export { listPolarityFeatures } from "./polarity-features";
export { addScores, scoreFeatures, scorePraise } from "./score";
export { openSentence } from "./sentence";
