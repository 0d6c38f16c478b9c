import { buildElement } from './buildElement.ts';

// The server gives the element to pages of other hosts and puts it into stories that are kept as one
// file. Runs in the folder of the player, as the build of the element does.
await buildElement(process.argv[2] ?? '../../apps/server/dist/player');
