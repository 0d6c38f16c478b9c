import { ChartFrame, type ChartProps, useFigures } from '../Chart/ChartFrame.tsx';
import { ChartLegend } from '../Chart/ChartLegend.tsx';
import { BarPlot, type BarSeries } from './BarPlot.tsx';

export type BarChartProps = ChartProps & {
  /** The steps of time, from left to right; each differs from the others. */
  labels: readonly string[];
  /** Up to three series of the same unit. */
  series: readonly BarSeries[];
  /** What the labels are: header of the first column of the table. */
  labelHeader: string;
};

/** Amounts by steps of time; the same as a table for readers. */
export function BarChart({ labels, series, labelHeader, formatValue, ...rest }: BarChartProps) {
  const { write } = useFigures(formatValue);
  const figureAt = ({ values }: BarSeries, index: number) => {
    const value = values[index];
    return value === null || value === undefined ? '–' : write(value);
  };
  const rows = labels.map((label, index) => ({
    id: label,
    label,
    cells: series.map((item) => figureAt(item, index)),
  }));
  return (
    <ChartFrame
      {...rest}
      headers={[labelHeader, ...series.map(({ label }) => label)]}
      rows={series.length > 0 ? rows : []}
    >
      <BarPlot labels={labels} series={series} write={write}>
        {(index) => (
          <ChartLegend
            items={series.map((item) => ({
              ...item,
              figure: index === null ? undefined : figureAt(item, index),
            }))}
          />
        )}
      </BarPlot>
    </ChartFrame>
  );
}
