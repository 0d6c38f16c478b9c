export { copyText } from './copyText.ts';
export { createId } from './createId.ts';
export { insistently } from './insistently.ts';
export { saveFile } from './saveFile.ts';
export { whenIdle } from './whenIdle.ts';
