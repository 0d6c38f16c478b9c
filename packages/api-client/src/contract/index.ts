import { authenticationRoutes } from './authentication.ts';
import { sharingRoutes } from './sharing.ts';
import { storyRoutes } from './stories.ts';
import { systemRoutes } from './system.ts';
import { userRoutes } from './users.ts';
import { versionRoutes } from './versions.ts';

/** The whole API: every route, by resource. Client, mocks, hooks, server and OpenAPI are made from it. */
export const contract = {
  authentication: authenticationRoutes,
  stories: storyRoutes,
  versions: versionRoutes,
  sharing: sharingRoutes,
  users: userRoutes,
  system: systemRoutes,
} as const;

export * from './authentication.ts';
export * from './error.ts';
export * from './files.ts';
export * from './generation.ts';
export * from './media.ts';
export * from './optional.ts';
export * from './password.ts';
export * from './path.ts';
export * from './roles.ts';
export * from './route.ts';
export * from './sharing.ts';
export * from './stories.ts';
export * from './system.ts';
export * from './users.ts';
export * from './versions.ts';
