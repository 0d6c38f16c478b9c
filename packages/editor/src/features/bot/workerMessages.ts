import type {
  BotOptions,
  BotProgress,
  BotReport,
  ReadingStep,
  RecordedReading,
  StoryDocument,
  StoryTest,
  TestOutcome,
} from '@dreamfork/story';

/** What the page asks of the worker. */
export type BotQuestion =
  | { kind: 'read'; story: StoryDocument; options: BotOptions }
  /** Ends the reading with what was found so far. */
  | { kind: 'stop' }
  | { kind: 'test'; story: StoryDocument }
  | { kind: 'open'; story: StoryDocument; reading: RecordedReading };

export type BotMessage =
  | { kind: 'progress'; progress: BotProgress }
  | { kind: 'report'; report: BotReport; isStopped: boolean }
  | { kind: 'tested'; outcomes: TestOutcome[] }
  /** `values` are those to keep the reading with; null if it cannot be kept. */
  | { kind: 'opened'; steps: ReadingStep[]; values: StoryTest['values'] | null };
