/** A verb of the senses, which tells what something is like: "sounds", "looked". */
export const SENSED = /^(?:sound|look|smell|taste|feel)(?:s|ed|ing)?$/;
