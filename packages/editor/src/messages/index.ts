export { canvasMessages } from './canvas.ts';
export { editorMessages } from './editor.ts';
export { historyMessages } from './history.ts';
export { panelMessages } from './panels.ts';
