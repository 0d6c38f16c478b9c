export { buildStory, type StoryBuilder } from './buildStory.ts';
export { countingIds } from './countingIds.ts';
export { generateStory } from './generateStory.ts';
export { successOf } from './outcome.ts';
export { seededRandom } from './random.ts';
export { onlyTexts, sampleStory } from './sampleStory.ts';
