export { createEditorServices } from './createEditorServices.ts';
export { createEditorStory, openEditorStory } from './editorStories.ts';
