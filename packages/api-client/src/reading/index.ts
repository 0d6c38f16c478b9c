export {
  createPlayRecorder,
  type PlayRecorder,
  type ReaderEvent,
} from './createPlayRecorder.ts';
export {
  createReadingCalls,
  type LoadedStory,
  type ReadingCallOptions,
  type ReadingCalls,
} from './readingCalls.ts';
export { deviceOf, type ReadingPlace } from './readingPlace.ts';
export { refusesTracking } from './refusesTracking.ts';
