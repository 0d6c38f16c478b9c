export {
  createReadingCalls,
  type LoadedStory,
  type ReadingCallOptions,
  type ReadingCalls,
} from './readingCalls.ts';
