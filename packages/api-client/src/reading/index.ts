export {
  createPlayRecorder,
  deviceOf,
  type PlayRecorder,
  type ReaderEvent,
  type ReadingPlace,
  refusesTracking,
} from './createPlayRecorder.ts';
export {
  createReadingCalls,
  type LoadedStory,
  type ReadingCallOptions,
  type ReadingCalls,
} from './readingCalls.ts';
