export type BuiltChunk = {
  file: string;
  css?: string[];
  imports?: string[];
};

/** What the build says of its chunks, by the module that each begins with. */
export type BuildManifest = Record<string, BuiltChunk>;

/** Addresses of the style sheets that modules bring with them, what is imported first. */
export function sheetsOf(manifest: BuildManifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}, which a drawn page needs.`);
    for (const next of chunk.imports ?? []) visit(next);
    for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
  };
  for (const name of modules) visit(name);
  return [...sheets];
}
