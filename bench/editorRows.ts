import type { Reaction } from './editorKeys.ts';
import type { Run } from './editorRun.ts';
import type { Frames } from './frames.ts';
import { goalHere, reference, slownessOf } from './reference.ts';
import { type Goal, type Row, ratioGoal } from './report.ts';

const limits = {
  open: { 1000: 500, 10000: 750 },
  heap: 60,
  growth: 1.5,
  /** Where React Flow pans 1,000 nodes as `reference.pace` says. */
  frames: { perSecond: 55, work: 8, longest: 67 },
} as const;

/** Milliseconds from a key to its paint. */
const paintLimits: Record<string, number> = {
  'typing into a node': 16,
  'typing the title': 16,
  'add a node': 50,
  'undo of moving 1,000': 100,
};
/** Milliseconds of the longest task allowed while typing: one frame. */
const typingTask = 16;

export type SizedRuns = {
  nodes: keyof typeof reference.reactFlow;
  own: Run;
  /** A bare React Flow. */
  bare: Run;
};

const round = (value: number, digits = 0): string => value.toFixed(digits);

const framesText = ({ perSecond, work, longest }: Frames): string =>
  `${round(work, 1)} ms of work; ${round(perSecond)} frames/s, longest ${round(longest)} ms`;

const reactionText = ({ untilPaint, work, longestTask }: Reaction): string =>
  `seen after ${round(untilPaint)} ms; ${round(work, 1)} ms of work, longest task ${round(longestTask)} ms`;

const workOf = ({ frames }: Run, name: string): number => frames[name]?.work ?? Number.NaN;

/**
 * By what React Flow does in full on either machine: with 10,000 nodes it leaves out most frames, and
 * then a frame's work says how many moves fell into one.
 */
const slownessIn = (runs: readonly SizedRuns[]): number =>
  slownessOf(
    runs.flatMap(({ nodes, bare }) => {
      const opening = [bare.open, reference.reactFlow[nodes].open] as const;
      if (nodes !== 1000) return [opening];
      const { pan, drag } = reference.reactFlow[nodes];
      return [
        opening,
        [workOf(bare, 'pan at 1'), pan] as const,
        [workOf(bare, 'drag a node at 1'), drag] as const,
      ];
    }),
  );

/** Goals that a figure has to meet all. */
const allOf = (...goals: Goal[]): Goal => ({
  text: goals.map(({ text }) => text).join(', '),
  isMet: goals.every(({ isMet }) => isMet),
});

const atMost = (value: number, most: number, unit: string): Goal => ({
  text: `${unit} ≤ ${most}`,
  isMet: value <= most,
});

/** Frames by the pace of this machine: one that is slower has fewer, and longer ones. */
function framesGoal({ perSecond, work, longest }: Frames, pace: number): Goal {
  const { frames } = limits;
  const least = frames.perSecond / pace;
  const text = pace === 1 ? '' : ` (here ${round(least)})`;
  return allOf(
    goalHere(work, frames.work, pace),
    { text: `≥ ${frames.perSecond} frames/s${text}`, isMet: perSecond >= least },
    goalHere(longest, frames.longest, pace),
  );
}

/** How many times slower this machine is; while the canvas moves, by a bare React Flow of 1,000 nodes where it was measured. */
type Slowness = { slowness: number; pace: number };

type Measured = {
  /** Of the rows. */
  what: string;
  nodes: SizedRuns['nodes'];
  own: Run;
  /** What the figures stand beside; 1,000 nodes where that cannot do it. */
  beside: { name: string; run: Run };
  /** Absent where only another size was asked for. */
  thousand: Run | undefined;
};

function rowsOf(
  { what, nodes, own, beside, thousand }: Measured,
  { slowness, pace }: Slowness,
): Row[] {
  const { name: otherName, run: against } = beside;
  const rows: Row[] = [
    {
      what: `${what}: open`,
      value: `${round(own.open)} ms`,
      against: `${otherName}: ${round(against.open)} ms`,
      ratio: own.open / against.open,
      goal: goalHere(own.open, limits.open[nodes], slowness),
    },
    {
      what: `${what}: heap`,
      value: `${round(own.heap)} MB`,
      against: `${otherName}: ${round(against.heap)} MB`,
      ratio: own.heap / against.heap,
      goal: atMost(own.heap, limits.heap, 'MB'),
    },
  ];
  for (const [name, mine] of Object.entries(own.frames)) {
    const compared = against.frames[name];
    const other = compared ?? thousand?.frames[name];
    rows.push({
      what: `${what}: ${name}`,
      value: framesText(mine),
      ...(other && {
        against: `${compared ? otherName : '1,000 nodes'}: ${round(other.work, 1)} ms, ${round(other.perSecond)} frames/s`,
        ratio: mine.work / other.work,
      }),
      goal: framesGoal(mine, pace),
    });
  }
  for (const [name, mine] of Object.entries(own.times)) {
    const other = thousand?.times[name];
    const ratio = other && mine.untilPaint / other.untilPaint;
    rows.push({
      what: `${what}: ${name}`,
      value: reactionText(mine),
      ...(other && {
        against: `1,000 nodes: seen after ${round(other.untilPaint)} ms`,
        ratio,
      }),
      goal: allOf(
        goalHere(mine.untilPaint, paintLimits[name] ?? Number.NaN, slowness),
        ...(name.startsWith('typing') ? [atMost(mine.longestTask, typingTask, 'task')] : []),
        ...(ratio === undefined ? [] : [ratioGoal(ratio, limits.growth)]),
      ),
    });
  }
  return rows;
}

function picturedRows(own: Run, thousand: Run, slowness: Slowness): Row[] {
  const what = 'editor, 1,000 nodes with pictures';
  const beside = { name: 'without pictures', run: thousand };
  return rowsOf({ what, nodes: 1000, own, beside, thousand }, slowness);
}

/** The rows of every size, and of 1,000 nodes with pictures beside those without. */
export function editorRows(runs: readonly SizedRuns[], pictured?: Run): Row[] {
  const slowness = slownessIn(runs);
  const { own: thousand, bare } = runs.find(({ nodes }) => nodes === 1000) ?? {};
  const pace = bare ? slownessOf([[workOf(bare, 'pan at 1'), reference.pace.pan]]) : slowness;
  const here = { slowness, pace };
  return [
    {
      what: 'this machine, by a bare React Flow',
      value: `${round(slowness, 2)} times slower`,
      against: 'the machine of the goals',
      ratio: slowness,
    },
    ...runs.flatMap(({ nodes, own, bare }) => {
      const what = `editor, ${nodes.toLocaleString('en')} nodes`;
      const beside = { name: 'React Flow', run: bare };
      return rowsOf({ what, nodes, own, beside, thousand }, here);
    }),
    ...(thousand && pictured ? picturedRows(pictured, thousand, here) : []),
  ];
}
