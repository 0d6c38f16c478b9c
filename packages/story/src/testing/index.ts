export { buildStory, type StoryBuilder } from './buildStory.ts';
export { countingIds } from './countingIds.ts';
export { generateStory } from './generateStory.ts';
export { seededRandom } from './random.ts';
export { sampleStory } from './sampleStory.ts';
