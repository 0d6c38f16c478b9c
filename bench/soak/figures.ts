import { createHistogram } from 'node:perf_hooks';
import { limitRow, type Row, ratioGoal } from '../report.ts';
import { median } from '../statistics.ts';
import type { Author } from './authors.ts';
import type { Sample } from './servers.ts';
import type { Tally } from './traffic.ts';
import type { Hold } from './watchHolds.ts';

export type Load = { minutes: number; readers: number; authors: number; eventsPerSecond: number };

export type Figures = {
  /** When the load began, in milliseconds since 1970. */
  began: number;
  seconds: number;
  /** Events that were accepted. */
  events: number;
  kills: number;
  /** Of the server that was never killed. */
  samples: readonly Sample[];
  authors: readonly Author[];
  /** Runnable threads of the machine in the last minute, those of others too. */
  machineLoad: number;
  tallies: ReadonlyMap<string, Tally>;
  /** What held main threads, if it was watched. */
  holds?: readonly Hold[] | undefined;
};

const minute = 60_000;
const [holdLimit, purgeLimit, readLimit] = [50, 20, 100];

/** Times are goals of runs of at least so many minutes; a shorter one beside other work asks for correct answers. */
const minutesOfTimes = 10;
const warmUp = 10;
const memoryGrowth = 1.05;

const milliseconds = (microseconds: number) => `${(microseconds / 1000).toFixed(0)} ms`;

const zeroRow = (what: string, count: number, of: number, names = ''): Row => ({
  what,
  value: `${count} of ${of}${names && `: ${names}`}`,
  goal: { text: 'none', isMet: count === 0 },
});

const timeRow = (
  what: string,
  value: number,
  { limit, isGoal }: { limit: number; isGoal: boolean },
): Row => {
  const { goal, ...row } = limitRow(what, value, 'ms', limit);
  return isGoal && goal ? { ...row, goal } : row;
};

/** The request with its ids and its query left out, or the functions of a job. */
function nameOf({ call, frames }: Hold): string {
  const within = frames.filter((frame) => !frame.startsWith('a function')).slice(0, 3);
  const [method, address = ''] = call?.split(' ', 2) ?? [];
  const path = address.replace(/\?.*/, '').replaceAll(/\/[\w-]{16,}/g, '/{id}');
  return [...(call ? [`${method} ${path}`] : []), within.join(' < ') || 'not named'].join(', in ');
}

function holdRows(name: string, holds: readonly Hold[], isGoal: boolean): Row[] {
  // Purges are the only jobs of the soak; their functions are not on the stack while their statements run.
  const isPurge = ({ call, frames }: Hold) =>
    call === undefined && frames.some((frame) => /executeQuery|purge/i.test(frame));
  const longestOf = (some: readonly Hold[]) => Math.max(0, ...some.map(({ held }) => held));
  const purges = holds.filter(isPurge);
  const others = holds.filter((hold) => !isPurge(hold));
  const long = new Map<string, Hold[]>();
  for (const hold of others) {
    if (hold.held > holdLimit) long.set(nameOf(hold), [...(long.get(nameOf(hold)) ?? []), hold]);
  }
  const worst = [...long].toSorted(([, one], [, other]) => longestOf(other) - longestOf(one));
  return [
    timeRow(`${name}: longest hold of a main thread`, longestOf(others), {
      limit: holdLimit,
      isGoal,
    }),
    timeRow(`${name}: longest batch of a purge`, longestOf(purges), { limit: purgeLimit, isGoal }),
    ...worst.slice(0, 8).map(([what, some]) => ({
      what: `${name}: held by ${what}`,
      value: `${some.length} times, ${longestOf(some).toFixed(0)} ms`,
    })),
  ];
}

function memoryRow(name: string, samples: readonly Sample[], began: number): Row[] {
  const medianBetween = (start: number, end: number) =>
    median(samples.filter(({ at }) => at >= start && at < end).map((one) => one.residentBytes));
  const last = samples.at(-1)?.at ?? 0;
  const warm = began + warmUp * minute;
  // The two minutes must not be one.
  if (last < warm + 3 * minute) return [];
  const before = medianBetween(warm, warm + 1.5 * minute) / 2 ** 20;
  const after = medianBetween(last - 1.5 * minute, last + 1) / 2 ** 20;
  const ratio = after / before;
  return [
    {
      what: `${name}: memory at the end, against after ${warmUp} minutes`,
      value: `${after.toFixed(0)} MB`,
      against: `${before.toFixed(0)} MB`,
      ratio,
      goal: ratioGoal(ratio, memoryGrowth),
    },
  ];
}

/** Processor seconds a second, of all threads of a server. */
function busyOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || first === last) return Number.NaN;
  return (1000 * (last.processorSeconds - first.processorSeconds)) / (last.at - first.at);
}

/** The figures of one engine, those with goals first. */
export function toRows(figures: Figures, { minutes, eventsPerSecond }: Load, name: string): Row[] {
  const { tallies, authors, samples, seconds, events, kills, machineLoad } = figures;
  const isGoal = minutes >= minutesOfTimes;
  const calls = [...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const reads = createHistogram();
  let [requests, cut] = [0, 0];
  const errors: string[] = [];
  let errorCount = 0;
  for (const [call, tally] of calls) {
    if (call.startsWith('GET') && tally.times.count > 0) reads.add(tally.times);
    requests += tally.answered;
    cut += tally.cut;
    for (const [error, count] of tally.errors) {
      errors.push(`${call} ${error} ${count} times`);
      errorCount += count;
    }
  }
  const saved = authors.reduce((sum, author) => sum + author.saved.length, 0);
  const lost = authors.flatMap((author) => author.lost);
  return [
    zeroRow(`${name}: acknowledged saves lost`, lost.length, saved, lost.slice(0, 5).join(', ')),
    zeroRow(`${name}: errors`, errorCount, requests, errors.join(', ')),
    { what: `${name}: requests cut by ${kills} kills`, value: `${cut} of ${requests}` },
    {
      what: `${name}: events a second`,
      value: (events / seconds).toFixed(0),
      against: String(eventsPerSecond),
      ratio: events / seconds / eventsPerSecond,
    },
    { what: `${name}: requests a second`, value: (requests / seconds).toFixed(0) },
    timeRow(`${name}: p99 of reads`, reads.percentile(99) / 1000, { limit: readLimit, isGoal }),
    ...(figures.holds ? holdRows(name, figures.holds, isGoal) : []),
    {
      what: `${name}: delay of the event loop, p99 and longest`,
      value: `${median(samples.map(({ lagP99 }) => lagP99)).toFixed(0)} ms, ${Math.max(...samples.map(({ lagMaximum }) => lagMaximum)).toFixed(0)} ms`,
    },
    { what: `${name}: processors that a server keeps busy`, value: busyOf(samples).toFixed(2) },
    ...memoryRow(name, samples, figures.began),
    { what: `${name}: runnable threads of the machine`, value: machineLoad.toFixed(1) },
    ...calls.map(([call, { times, answered }]) => ({
      what: `${name}: ${call}`,
      value: `${answered}, p50 ${milliseconds(times.percentile(50))}, p99 ${milliseconds(times.percentile(99))}, longest ${milliseconds(times.max)}`,
    })),
  ];
}
