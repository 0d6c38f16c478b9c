import { manifestOf, packageFolders } from './manifests.ts';
import { nextRelease, type Release, readChangelog, readChangeset } from './readChanges.ts';

const changesets = Object.values(
  import.meta.glob<string>('../../.changeset/*.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).flatMap(readChangeset);
const changelogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function read(folder: string): Release[] {
  const name = manifestOf(folder)?.name;
  const coming = changesets.filter(([each]) => each === name).map(([, change]) => change);
  const released = readChangelog(changelogs[`../../packages/${folder}/CHANGELOG.md`] ?? '');
  return [{ version: nextRelease, changes: coming }, ...released].filter(
    ({ changes }) => changes.length > 0,
  );
}

const releases = new Map(packageFolders.map((folder) => [folder, read(folder)]));

/** The releases of a package by its folder, the newest first; what is not published yet before them. */
export const releasesOf = (folder: string | undefined): readonly Release[] =>
  releases.get(folder ?? '') ?? [];
