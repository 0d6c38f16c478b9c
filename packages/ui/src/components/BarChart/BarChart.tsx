import { ChartFrame, type ChartProps } from '../Chart/ChartFrame.tsx';
import { useFigures } from '../Chart/useFigures.ts';
import { LyingBars, StandingBars } from './Bars.tsx';

export const barOrientations = ['lying', 'standing'] as const;
export type BarOrientation = (typeof barOrientations)[number];

export type Bar = {
  id: string;
  label: string;
  /** Zero or more. */
  value: number;
};

export type BarChartProps = ChartProps & {
  bars: readonly Bar[];
  /** What the bars stand for: header of the first column of the table. */
  labelHeader: string;
  /** What is counted: header of the second one. */
  valueHeader: string;
  /** `lying` for named things, `standing` for a few steps of time. @default 'lying' */
  orientation?: BarOrientation;
};

/** Amounts compared by length, each with its figure; the same as a table for readers. */
export function BarChart({
  bars,
  labelHeader,
  valueHeader,
  orientation = 'lying',
  formatValue,
  ...rest
}: BarChartProps) {
  const { write } = useFigures(formatValue);
  const Bars = orientation === 'lying' ? LyingBars : StandingBars;
  const rows = bars.map(({ id, label, value }) => ({ id, label, cells: [write(value)] }));
  return (
    <ChartFrame
      {...rest}
      data-orientation={orientation}
      headers={[labelHeader, valueHeader]}
      rows={rows}
    >
      <Bars bars={bars} write={write} />
    </ChartFrame>
  );
}
