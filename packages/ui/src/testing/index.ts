export * from './fakeDrag.ts';
export { inPage } from './inPage.tsx';
export { pictured, picturedWhole, type Usage, usage } from './usage.ts';
