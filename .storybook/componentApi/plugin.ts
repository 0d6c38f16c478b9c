import type { Plugin } from 'vite';
import { createApiReader } from './readApi.ts';
import type { ComponentApi, Member } from './types.ts';

/** The form in which Storybook expects props, to choose controls. */
function docgenType({ type }: Member) {
  const literals = type.split(' | ');
  if (literals.length > 1 && literals.every((literal) => /^("[^"]*"|\d+)$/.test(literal))) {
    return { name: 'enum', raw: type, value: literals.map((value) => ({ value })) };
  }
  return { name: type };
}

const toDocgen = ({ name, description, props }: ComponentApi) => ({
  displayName: name,
  description,
  props: Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        required: prop.isRequired,
        type: docgenType(prop),
        // Storybook puts texts into quotes itself.
        defaultValue: prop.defaultValue && { value: prop.defaultValue.replace(/^'(.*)'$/, '$1') },
      },
    ]),
  ),
});

/**
 * Gives each component what the compiler knows of it, for controls and for the tables of docs
 * pages. The docgens of Storybook need an interface that TypeScript 7 does not have.
 */
export function componentApi(): Plugin {
  let reader: ReturnType<typeof createApiReader> | undefined;
  return {
    name: 'dreamfork:component-api',
    enforce: 'pre',
    apply: (_, { mode }) => mode !== 'test',
    transform: {
      filter: { id: /\/packages\/[^/]+\/src\/.*(?<!\.stories)\.tsx$/ },
      handler(code, id) {
        reader ??= createApiReader();
        const lines = reader
          .read(id)
          .map(
            (api) =>
              `Object.assign(${api.name}, ${JSON.stringify({ api, __docgenInfo: toDocgen(api) })});`,
          );
        if (lines.length === 0) return undefined;
        return { code: `${code}\n${lines.join('\n')}\n`, map: null };
      },
    },
    buildEnd() {
      reader?.close();
      reader = undefined;
    },
  };
}
