export { StoryText as TextPreview } from '@dreamfork/player';
