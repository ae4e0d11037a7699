/** Nouns that nobody types to find a thing. */
export const UNTYPED: ReadonlySet<string> = new Set(
  "amount choice design environment feeling gram hour hours inch kind level life material minute minutes mode need needs number occasion part piece pressure process quality result second seconds set shape size system technology thanks thing time type use way watt week year".split(
    " ",
  ),
);
