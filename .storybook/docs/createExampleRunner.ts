import { type ComponentType, createElement, useEffect } from 'react';
import { loadModules } from './exampleModules.ts';

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
