export { createEditorServices } from './createEditorServices.ts';
