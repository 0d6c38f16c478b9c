export { createMemoryServices, type MemoryServices } from '../services/createMemoryServices.ts';
export { createMemoryDraftStorage } from './createMemoryDraftStorage.ts';
