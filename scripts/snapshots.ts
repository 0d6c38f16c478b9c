import { globSync, readFileSync } from 'node:fs';
import * as pictures from '../packages/ui/src/testing/usage.ts';

/** Snapshots of a full build by kind, by the parameters that stories take from `ui/testing`. */
const perStory = {
  pictured: pictures.pictured,
  picturedWhole: pictures.picturedWhole,
  picturedScreen: pictures.picturedScreen,
  picturedPanel: pictures.picturedPanel,
};

/** What Chromatic takes in a full build. */
export function countSnapshots(): { kind: string; stories: number; snapshots: number }[] {
  const code = globSync('{packages,apps}/*/src/**/*.stories.tsx')
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^import [^;]*;/gm, ''))
    .join('\n');
  return Object.entries(perStory).map(([kind, { chromatic }]) => {
    const stories = [...code.matchAll(new RegExp(`\\b${kind}\\b`, 'g'))].length;
    return { kind, stories, snapshots: stories * Object.keys(chromatic.modes).length };
  });
}
