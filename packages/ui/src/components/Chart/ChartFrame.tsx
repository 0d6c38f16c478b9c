import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber, intlLocale, useLocale, useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { chartMessages } from './Chart.messages.ts';
import * as styles from './ChartFrame.css.ts';

/** What every chart takes. */
export type ChartProps = ExtraAttributes & {
  /** What is shown, over which time. */
  title: string;
  /** Shows a grey place while the figures come. @default false */
  isLoading?: boolean;
  /** Shows the table at first. @default false */
  defaultTable?: boolean;
  /** Writes a figure. @default digits grouped as the language has it */
  formatValue?: (value: number) => string;
};

type ChartFrameProps = Omit<ChartProps, 'formatValue'> & {
  headers: readonly string[];
  rows: readonly ChartRow[];
  /** The drawing: seen, never read aloud. */
  children: ReactNode;
};

/** Title, switch to the table, and either the drawing with the table behind it or the table alone. */
export function ChartFrame({
  title,
  isLoading = false,
  defaultTable = false,
  headers,
  rows,
  children,
  ...rest
}: ChartFrameProps) {
  const messages = useMessages(chartMessages);
  const titleId = useId();
  const [isTable, setTable] = useState(defaultTable);
  const hasFigures = !isLoading && rows.length > 0;
  const table = <ChartTable title={title} headers={headers} rows={rows} />;
  return (
    <figure
      {...rest}
      className={styles.frame}
      aria-labelledby={titleId}
      aria-busy={isLoading}
      data-view={isTable ? 'table' : 'drawing'}
    >
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      {hasFigures && (
        <ToggleButton size="small" icon={Table2} isSelected={isTable} onChange={setTable}>
          {messages.asTable}
        </ToggleButton>
      )}
      <div className={styles.content}>
        {isLoading && (
          <>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            <Skeleton shape="block" height={160} />
          </>
        )}
        {!isLoading && !hasFigures && <p className={styles.empty}>{messages.empty}</p>}
        {hasFigures && isTable && table}
        {hasFigures && !isTable && (
          <>
            <div aria-hidden>{children}</div>
            <VisuallyHidden as="div">{table}</VisuallyHidden>
          </>
        )}
      </div>
    </figure>
  );
}

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
const ChartTable = ({ title, headers, rows }: ChartTableProps) => (
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

/** Writes values and whole percentages in the language of the interface. */
export function useFigures(formatValue: ((value: number) => string) | undefined) {
  const locale = useLocale();
  const percent = new Intl.NumberFormat(intlLocale[locale], { style: 'percent' });
  return {
    write: formatValue ?? ((value: number) => formatNumber(locale, value)),
    writeShare: (share: number) => percent.format(share / 100),
  };
}
