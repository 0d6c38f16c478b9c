import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nextRelease, readChangeset } from '../guides/readChanges.ts';
import { type Page, readPage } from './readPage.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/** The comment above a component, which its page begins with. */
function descriptionsIn(file: string, code: string) {
  return (component: string): string | undefined => {
    const path = new RegExp(`\\b${component}\\b[^;]*from '(\\.[^']+\\.tsx)'`).exec(code)?.[1];
    if (!path) return undefined;
    const source = read(resolve(root, dirname(file), path));
    const [before, found] = source.split(
      new RegExp(`\\*/\\s*export (?:function|const) ${component}\\b`),
    );
    if (found === undefined) return undefined;
    return before
      ?.slice(before.lastIndexOf('/**') + 3)
      .replaceAll(/\s+\*\s+|\s+/g, ' ')
      .trim();
  };
}

/** The notes of changes that are not released yet. */
const changes = () =>
  globSync('.changeset/*.md', { cwd: root }).flatMap((file) => {
    const [first] = readChangeset(read(file));
    return first ? [{ section: nextRelease, text: first[1].text.replaceAll('`', '') }] : [];
  });

/** The texts of all docs pages. */
export function readPages(): Page[] {
  const files = globSync(
    ['.storybook/*/*.stories.tsx', '{packages/*,apps/site}/src/**/*.stories.tsx'],
    { cwd: root },
  ).sort();
  const pages = files.flatMap((file) => {
    const code = read(file);
    return readPage(file, code, descriptionsIn(file, code)) ?? [];
  });
  return pages.map((page) =>
    page.id === 'guides-changelog--docs'
      ? { ...page, passages: [...page.passages, ...changes()] }
      : page,
  );
}
