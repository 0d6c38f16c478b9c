export { repairStory } from '@dreamfork/story';
