export * from './accounts.ts';
export * from './administration.ts';
export * from './content.ts';
export * from './media.ts';
export * from './moderation.ts';
export * from './stories.ts';
export * from './system.ts';
export * from './writing.ts';
