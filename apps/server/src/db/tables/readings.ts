import type { ReadingDevice, ReadingSource } from '@dreamfork/story';
import type { Flag } from './flag.ts';

/** How many readings began in a network today, so that a script in one place cannot make a story popular. */
type ReadingNetworkTable = {
  story_id: string;
  day: string;
  /** As `readerKeys` makes it. */
  network: string;
  readings: number;
};

/** Where each recent reading of a story stands. */
type ReadingStateTable = {
  story_id: string;
  /** The random id that the reader's browser made for it. */
  reading: string;
  version: number;
  /** Where it happens; both are null unless both are known. */
  source: ReadingSource | null;
  device: ReadingDevice | null;
  /** The last day (UTC) with events. */
  day: string;
  /** Where it stopped; null while it goes on, and once it came to an end. */
  left_node_id: string | null;
  has_ended: Flag;
};

/** What each recent reading met, once. Pages read `reading_figures` instead. */
type ReadingEventTable = {
  story_id: string;
  reading: string;
  type: 'node' | 'choice' | 'end';
  node_id: string;
  /** Empty unless the type is `choice`. */
  choice_id: string;
  day: string;
};

export type ReadingFigure =
  | 'start'
  | 'completion'
  | 'day-start'
  | 'day-completion'
  | 'version-start'
  | 'duration'
  | 'node'
  | 'left'
  | 'end'
  | 'choice';

/** What is also counted by day. */
export const dailyFigures = [
  'start',
  'completion',
  'duration',
  'node',
  'left',
  'end',
  'choice',
] as const satisfies readonly ReadingFigure[];
export type DailyFigure = (typeof dailyFigures)[number];

/** Sums over readings, kept as events arrive. */
type ReadingFigureTable = {
  story_id: string;
  /** 0 for the sum of all versions. */
  version: number;
  figure: ReadingFigure;
  /** What is counted: a node, a day, a version or a bucket of durations; empty for the story. */
  part: string;
  /** Empty unless the figure is `choice`. */
  choice_id: string;
  count: number;
};

/** Sums over what readings did on a day (UTC), kept for 90 days. */
type ReadingDayTable = Omit<ReadingFigureTable, 'figure'> & { day: string; figure: DailyFigure };

/**
 * The daily figures by where readings happen: sums of the day, kept for 90 days, and under an empty day the sums
 * of all days, which alone have rows of version 0.
 */
type ReadingSegmentTable = ReadingDayTable & { source: ReadingSource; device: ReadingDevice };

/** What happened on a day (UTC) that is over. */
type ActivityDayTable = {
  day: string;
  starts: number;
  completions: number;
  registrations: number;
  new_stories: number;
};

export type ReadingTables = {
  reading_networks: ReadingNetworkTable;
  reading_states: ReadingStateTable;
  reading_events: ReadingEventTable;
  reading_figures: ReadingFigureTable;
  reading_days: ReadingDayTable;
  reading_segments: ReadingSegmentTable;
  activity_days: ActivityDayTable;
};
