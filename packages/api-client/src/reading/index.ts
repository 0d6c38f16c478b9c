export {
  createPlayRecorder,
  deviceOf,
  type PlayRecorder,
  type ReaderEvent,
  type ReadingPlace,
} from './createPlayRecorder.ts';
export {
  createReadingCalls,
  type LoadedStory,
  type ReadingCallOptions,
  type ReadingCalls,
} from './readingCalls.ts';
export { refusesTracking } from './refusesTracking.ts';
