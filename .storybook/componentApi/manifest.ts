import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createApiReader } from './readApi.ts';
import { readUsage } from './readUsage.ts';
import type { ComponentApi } from './types.ts';

type Story = { id?: string; name: string; snippet?: string; error?: unknown };
type Entry = { name: string; path: string; stories?: Story[]; error?: unknown };
export type Manifests = { components?: { components: Record<string, Entry>; meta: object } };

const root = resolve(import.meta.dirname, '../..');

const propsOf = ({ props, inherited }: ComponentApi) =>
  Object.fromEntries(
    [...props, ...inherited].map(({ name, type, description, isRequired, defaultValue }) => [
      name,
      {
        required: isRequired,
        tsType: { name: type },
        description,
        ...(defaultValue !== undefined && {
          defaultValue: { value: defaultValue, computed: false },
        }),
      },
    ]),
  );

/** The example of the docs page, which stands on its own. */
function exampleOf(packageName: string, name: string): Story[] {
  const file = `${root}/packages/${packageName}/examples/${name}.tsx`;
  return existsSync(file) ? [{ name: 'Example', snippet: readFileSync(file, 'utf8') }] : [];
}

/** The rules of the docs page: when to use the component, its keys, what a screen reader is told. */
const rulesOf = (path: string): string =>
  readUsage(path, readFileSync(resolve(root, path), 'utf8'));

function documented(entry: Entry, read: (file: string) => ComponentApi[]) {
  const packageName = /packages\/([^/]+)\//.exec(entry.path)?.[1];
  const file = resolve(root, dirname(entry.path), `${entry.name}.tsx`);
  if (!packageName || !existsSync(file)) return undefined;
  const api = read(file).find(({ name }) => name === entry.name);
  if (!api) return undefined;
  const { name, description } = api;
  // What Storybook reports here is that it has not read the types.
  const { error: _, ...known } = entry;
  return {
    ...known,
    summary: description,
    description: `${description}\n\n${rulesOf(entry.path)}`.trim(),
    import: `import { ${name} } from '@dreamfork/${packageName}';`,
    reactDocgen: { displayName: name, exportName: name, description, props: propsOf(api) },
    stories: [
      ...exampleOf(packageName, name),
      ...(entry.stories ?? []).filter((story) => !story.error && story.name !== 'Matrix'),
    ],
  };
}

/** The component manifest for tools, with the published types and the written examples. */
export function withPublishedTypes(manifests: Manifests = {}): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const reader = createApiReader();
  const described = Object.entries(components.components).flatMap(([id, entry]) => {
    const component = documented(entry, (file) => reader.read(file));
    return component ? [[id, component] as const] : [];
  });
  reader.close();
  return { ...manifests, components: { ...components, components: Object.fromEntries(described) } };
}
