export const readingEventTypes = ['start', 'node', 'choice', 'end', 'leave'] as const;
type ReadingEventType = (typeof readingEventTypes)[number];

/** Where a story is read: on the site, in a frame of another page, or in the custom element. */
export const readingSources = ['site', 'embed', 'element'] as const;
export type ReadingSource = (typeof readingSources)[number];

/** Classes of screens by width. */
export const readingDevices = ['phone', 'tablet', 'desktop'] as const;
export type ReadingDevice = (typeof readingDevices)[number];

export type ReadingPlace = { source: ReadingSource; device: ReadingDevice };

export type ReadingEvent = {
  type: ReadingEventType;
  nodeId: string;
  choiceId?: string;
  /** Of an `end`: how long the reading took; absent for one that was interrupted. */
  seconds?: number;
};

/** What a server is told of a reading. Without a version it keeps no statistics and needs no id. */
export type ReadingBatch = { events: ReadingEvent[] } & Partial<
  ReadingPlace & { readingId: string; version: number }
>;

/** The class of a screen by its width in CSS pixels (SPEC U5). */
export const deviceOf = (width: number): ReadingDevice => {
  if (width < 600) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
};

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser asks not to be counted: Do Not Track or Global Privacy Control (SPEC U5). */
export const refusesTracking = (signals: Signals): boolean =>
  signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
