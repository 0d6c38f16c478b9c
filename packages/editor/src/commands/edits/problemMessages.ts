export { problemMessages } from '@dreamfork/story';
