export type BuiltChunk = {
  file: string;
  css?: string[];
  imports?: string[];
};

/** The chunks of the build by their entry module. */
export type BuildManifest = Record<string, BuiltChunk>;

/** Addresses of the style sheets of modules, dependencies first. */
export function sheetsOf(manifest: BuildManifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk)
      throw new Error(`The build has no chunk for ${name}, which a server-rendered page needs.`);
    for (const next of chunk.imports ?? []) visit(next);
    for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
  };
  for (const name of modules) visit(name);
  return [...sheets];
}
