export * from './fakeDrag.ts';
export { inPage } from './inPage.tsx';
export { expectToast, findDialog } from './overlays.ts';
export { t } from './t.ts';
export { tableOf } from './tableOf.ts';
export {
  pictured,
  picturedPanel,
  picturedScreen,
  picturedWhole,
  type Usage,
  usage,
} from './usage.ts';
