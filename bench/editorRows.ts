import type { Run } from './editorRun.ts';
import type { Frames } from './frames.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const limits = {
  open: { 1000: 400, 10000: 650 } as Record<number, number>,
  heap: 55,
  frames: 58,
  longest: 50,
  work: 5,
  dragWork: 8,
  growth: 1.5,
};

const timeLimits: Record<string, number> = {
  'typing, p95': 16,
  'add a node': 35,
  'undo of moving 1,000': 100,
};

const middleOf = (runs: readonly Run[], read: (run: Run) => number | undefined): number =>
  median(runs.map((run) => read(run) ?? Number.NaN));

const framesOf = (runs: readonly Run[], name: string): Frames => ({
  perSecond: middleOf(runs, ({ frames }) => frames[name]?.perSecond),
  longest: middleOf(runs, ({ frames }) => frames[name]?.longest),
  work: middleOf(runs, ({ frames }) => frames[name]?.work),
});

const framesText = ({ perSecond, work, longest }: Frames): string =>
  `${perSecond.toFixed(0)} frames/s, ${work.toFixed(1)} ms of work, longest ${longest.toFixed(0)} ms`;

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** The figures of one size as rows: each beside bare React Flow where that can do it, else beside 1,000 nodes. */
export function editorRows(
  nodes: number,
  own: readonly Run[],
  bare: readonly Run[],
  thousand: readonly Run[],
): Row[] {
  const size = nodes.toLocaleString('en');
  const [first] = own;
  if (!first) return [];
  const open = middleOf(own, (run) => run.open);
  const bareOpen = middleOf(bare, (run) => run.open);
  const heap = middleOf(own, (run) => run.heap);
  const bareHeap = middleOf(bare, (run) => run.heap);
  const rows: Row[] = [
    {
      what: `editor, ${size} nodes: open`,
      value: milliseconds(open),
      against: `React Flow: ${milliseconds(bareOpen)}`,
      ratio: open / bareOpen,
      goal: `≤ ${limits.open[nodes]} ms`,
    },
    {
      what: `editor, ${size} nodes: heap`,
      value: `${heap.toFixed(0)} MB`,
      against: `React Flow: ${bareHeap.toFixed(0)} MB`,
      ratio: heap / bareHeap,
      goal: `< ${limits.heap} MB`,
    },
  ];
  for (const name of Object.keys(first.frames)) {
    const mine = framesOf(own, name);
    const isCompared = bare.every(({ frames }) => name in frames);
    const other = framesOf(isCompared ? bare : thousand, name);
    const work = name.startsWith('drag') ? limits.dragWork : limits.work;
    rows.push({
      what: `editor, ${size} nodes: ${name}`,
      value: framesText(mine),
      against: `${isCompared ? 'React Flow' : '1,000 nodes'}: ${framesText(other)}`,
      ratio: mine.work / other.work,
      goal: `≥ ${limits.frames} frames/s, ≤ ${work} ms, ≤ ${limits.longest} ms`,
    });
  }
  for (const name of Object.keys(first.times)) {
    const mine = middleOf(own, ({ times }) => times[name]);
    const other = middleOf(thousand, ({ times }) => times[name]);
    rows.push({
      what: `editor, ${size} nodes: ${name}`,
      value: milliseconds(mine),
      against: `1,000 nodes: ${milliseconds(other)}`,
      ratio: mine / other,
      goal: `≤ ${timeLimits[name]} ms, ratio ≤ ${limits.growth}`,
    });
  }
  return rows;
}
