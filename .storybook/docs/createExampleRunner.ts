import { type ComponentType, createElement, useEffect } from 'react';

/** What an edited example may import. Each is loaded when the first example asks for it. */
const modules: Record<string, () => Promise<unknown>> = {
  react: () => import('react'),
  'lucide-react': () => import('lucide-react'),
  '@dreamfork/ui': () => import('@dreamfork/ui'),
  '@dreamfork/ui/theme': () => import('@dreamfork/ui/theme'),
  '@dreamfork/story': () => import('@dreamfork/story'),
  '@dreamfork/player': () => import('@dreamfork/player'),
};

const importedNames = (code: string): string[] =>
  [...code.matchAll(/^\s*(?:import|\}).*?['"]([^'"]+)['"]/gm)].flatMap(([, name]) => name ?? []);

/** Loads the modules that a file imports, and returns the `require` of the compiled file. */
async function loadModules(code: string): Promise<(name: string) => unknown> {
  const loaded = new Map<string, unknown>();
  for (const name of importedNames(code)) loaded.set(name, await modules[name]?.());
  return (name) => {
    const found = loaded.get(name);
    if (found) return found;
    throw new Error(
      `“${name}” cannot be imported here. An example can import ${Object.keys(modules).join(', ')}.`,
    );
  };
}

/** What the compiled file sees of a module system. */
type FileScope = { exports: { default?: ComponentType }; require: (name: string) => unknown };

/**
 * Runs whole files in react-live, which compiles imports to `require` and wants `render` to be called.
 * The names in `scope` are those that the compiled code uses.
 */
export function createExampleRunner() {
  let lastShown: ComponentType | undefined;
  const scope: FileScope & { shownExample: () => ComponentType } = {
    exports: {},
    require: () => undefined,
    shownExample() {
      const Example = scope.exports.default;
      if (typeof Example !== 'function') {
        throw new Error(
          'Nothing to show. Export a component: `export default function Example()`.',
        );
      }
      return function Shown() {
        useEffect(() => {
          lastShown = Example;
        }, []);
        return createElement(Example);
      };
    },
  };
  return {
    scope,
    transformCode: async (code: string) => {
      scope.require = await loadModules(code);
      scope.exports.default = undefined;
      return `${code}\nrender(shownExample());`;
    },
    /** The last example that was rendered without an error. */
    lastShown: () => lastShown,
  };
}
