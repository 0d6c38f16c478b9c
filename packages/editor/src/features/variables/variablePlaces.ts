import type { VariableUse } from '@dreamfork/story';

/** A place that names a variable, and the key that it has in a list. */
export type VariablePlace = VariableUse & { readonly key: string };

/** The uses of a variable without those that a list could not tell apart. */
export function variablePlaces(uses: readonly VariableUse[] = []): VariablePlace[] {
  const places = new Map<string, VariablePlace>();
  for (const use of uses) {
    const { nodeId, choiceId, connectionId } = use.place;
    const key = [nodeId, choiceId, connectionId, use.part, use.kind].join('/');
    if (!places.has(key)) places.set(key, { ...use, key });
  }
  return [...places.values()];
}
