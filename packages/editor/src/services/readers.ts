import type { Answer } from './answer.ts';

/** What readers did in a story. Parts that nobody came to are left out. */
export type ReaderFigures = {
  /** The latest versions that were read, newest first. */
  versions: { version: number; starts: number }[];
  starts: number;
  completions: number;
  /** `left` stopped at the node, `ended` came to their end there. */
  nodes: { nodeId: string; readers: number; left: number; ended: number }[];
  choices: { nodeId: string; choiceId: string; chosen: number }[];
};

export type ReaderQuery = {
  id: string;
  /** Null for all versions. */
  version: number | null;
  /** Null for all time. */
  period: 'week' | 'month' | null;
  /** Null for readings everywhere. */
  source: 'site' | 'embed' | 'element' | null;
  /** Null for readings on all devices. */
  device: 'phone' | 'tablet' | 'desktop' | null;
};

/** Tells what readers did. */
export type ReaderServices = { figures: (query: ReaderQuery) => Answer<ReaderFigures> };
