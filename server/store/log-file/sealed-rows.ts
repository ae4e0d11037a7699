import * as v from "valibot";
import { seal, unseal } from "../seal.ts";
import type { Secrets } from "../secrets.ts";
import type { RowLine } from "./format.ts";

const Row = v.record(v.string(), v.unknown());
type Row = v.InferOutput<typeof Row>;

const contextOf = (table: string): string => `log-file/${table}`;

/** Rows of tables hold addresses and hashes in the clear, so in a file they are sealed whole. */
export const createRowSeal = (secrets: Secrets) => {
  const key = secrets.derive("log-file/rows");
  return {
    close: (table: string, row: Row): RowLine => ({
      kind: "row",
      table,
      sealed: seal(key, Buffer.from(JSON.stringify(row)), contextOf(table)).toString("base64"),
    }),
    open: ({ table, sealed }: RowLine): Row =>
      v.parse(Row, JSON.parse(unseal(key, Buffer.from(sealed, "base64"), contextOf(table)).toString())),
  };
};
