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
export async function loadModules(code: string): Promise<(name: string) => unknown> {
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
