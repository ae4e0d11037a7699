/** Nouns that nobody types to find a thing. */
export const UNTYPED: ReadonlySet<string> = new Set(
  "age ages amount anniversary birthday choice christmas class design environment everyone families family feeling friend friends gift gifts gram hour hours inch kind level life material minute minutes mode need needs number occasion occasions part people person piece pressure process quality result second seconds set shape size system technology thanks thing time type use way watt week year".split(
    " ",
  ),
);
