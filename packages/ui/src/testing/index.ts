export * from './fakeDrag.ts';
export { pictured, picturedWhole, type Usage, usage } from './usage.ts';
