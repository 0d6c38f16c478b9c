export { emptyFilter, popularTags, storyListQuery } from './stories/storyFilter.ts';
