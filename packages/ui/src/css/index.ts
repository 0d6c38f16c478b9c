export {
  breakpoints,
  breakpointWidths,
  pageWidth,
  preferences,
  toastArea,
  topBar,
  topInset,
} from './breakpoints.ts';
export { cellSize, cells } from './cells.ts';
export { compact } from './density.css.ts';
export { fingerTarget } from './fingerTarget.ts';
export { focusRing, focusRingInset } from './focusRing.ts';
export { layers } from './layers.css.ts';
export { onGround } from './onGround.ts';
export { plain } from './plain.css.ts';
