export { actionGroupMessages, actionMessages } from './actions.ts';
export { canvasMessages } from './canvas.ts';
export { deskMessages } from './desk.ts';
export { doctorMessages } from './doctor.ts';
export { editorMessages } from './editor.ts';
export { historyMessages } from './history.ts';
export { panelMessages } from './panels.ts';
export { syncMessages } from './sync.ts';
