export { createMemoryDraftStorage } from './createMemoryDraftStorage.ts';
export { createMemoryServices, type MemoryServices } from './createMemoryServices.ts';
