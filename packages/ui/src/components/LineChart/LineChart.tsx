import { ChartFrame, type ChartProps, useFigures } from '../Chart/ChartFrame.tsx';
import { ChartLegend } from '../Chart/ChartLegend.tsx';
import { LinePlot, type LineSeries } from './LinePlot.tsx';

export type LineChartProps = ChartProps & {
  /** The steps of time, from left to right; each differs from the others. */
  labels: readonly string[];
  /** Up to six lines. */
  series: readonly LineSeries[];
  /** What the labels are: header of the first column of the table. */
  labelHeader: string;
};

/** How amounts change over time; the same as a table for readers. */
export function LineChart({ labels, series, labelHeader, formatValue, ...rest }: LineChartProps) {
  const { write } = useFigures(formatValue);
  const figureAt = ({ values }: LineSeries, index: number) => {
    const value = values[index];
    return value === null || value === undefined ? '–' : write(value);
  };
  const rows = labels.map((label, index) => ({
    id: label,
    label,
    cells: series.map((line) => figureAt(line, index)),
  }));
  return (
    <ChartFrame
      {...rest}
      headers={[labelHeader, ...series.map(({ label }) => label)]}
      rows={series.length > 0 ? rows : []}
    >
      <LinePlot labels={labels} series={series} write={write}>
        {(index) => (
          <ChartLegend
            mark="line"
            items={series.map((line) => ({
              ...line,
              figure: index === null ? undefined : figureAt(line, index),
            }))}
          />
        )}
      </LinePlot>
    </ChartFrame>
  );
}
