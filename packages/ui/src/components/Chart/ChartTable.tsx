import * as styles from './ChartFrame.css.ts';

export type ChartRow = {
  id: string;
  /** What the row is about. */
  label: string;
  /** Its figures, as they are to be read. */
  cells: readonly string[];
};

export type ChartTableProps = {
  /** Names the table. */
  title: string;
  /** Header of the first column, then one for each cell. */
  headers: readonly string[];
  rows: readonly ChartRow[];
};

/** The figures of a chart, for those who would rather read than look. */
export const ChartTable = ({ title, headers, rows }: ChartTableProps) => (
  <table className={styles.table} aria-label={title}>
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col" className={styles.headerCell}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, label, cells }) => (
        <tr key={id} className={styles.row}>
          <th scope="row" className={styles.cell}>
            {label}
          </th>
          {cells.map((figure, column) => (
            <td key={headers[column + 1]} className={styles.cell}>
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
