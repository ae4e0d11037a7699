import type { ReactNode } from "react";
import { table } from "../styled-system/recipes/index.js";
import { useMoreBeside } from "./use-more-beside.ts";

type Column<Row> = { key: string; header: ReactNode; cell: (row: Row) => ReactNode; align?: "start" | "end" };

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A plain data table. The first column names the row and stays. Wide tables scroll inside their frame, not the page. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => {
  const styles = table();
  const { frame, more } = useMoreBeside();
  return (
    <div className={styles.frame} data-more={more}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard */}
      <section ref={frame} className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.root}>
          <thead>
            <tr className={styles.row}>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={table({ align: column.align }).header}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} className={styles.row}>
                {columns.map((column) => (
                  <td key={column.key} className={table({ align: column.align }).cell}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};
