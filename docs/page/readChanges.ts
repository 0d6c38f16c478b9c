export type Change = { size: 'major' | 'minor' | 'patch'; text: string };
export type Release = { version: string; changes: readonly Change[] };

/** In the place of a version: what is in the repository and not published. */
export const nextRelease = 'Next release';

const sizes = ['major', 'minor', 'patch'] as const;

/** What a changeset says about each package that it names. */
export function readChangeset(source: string): [packageName: string, change: Change][] {
  const [, names = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return names.split('\n').flatMap((line) => {
    const [, name, size] = /^['"]?([^'":]+)['"]?:\s*(\w+)/.exec(line) ?? [];
    const known = sizes.find((each) => each === size);
    return name && known ? [[name, { size: known, text: text.trim() }] as const] : [];
  }) as [string, Change][];
}

/** The releases of a CHANGELOG.md as Changesets writes it. */
export function readChangelog(source: string): Release[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [version = '', ...parts] = release.split(/^### /m);
      const changes = parts.flatMap((part) => {
        const size = sizes.find((each) => part.toLowerCase().startsWith(each)) ?? 'patch';
        const items = part.split(/^- /m).slice(1);
        return items.map((text) => ({ size, text: text.replace(/^[0-9a-f]{7,}: /, '').trim() }));
      });
      return { version: version.trim(), changes };
    });
}
