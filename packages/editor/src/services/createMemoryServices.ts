import { fail, succeed } from '@dreamfork/story';
import type { DuplicateStory, EditorServices, SaveInput, SaveProblem } from './index.ts';

export type MemoryServices = EditorServices & { saves: SaveInput[] };

/**
 * Services without a server: what is saved is kept in `saves` as long as the page lives. Every save succeeds, once the
 * given refusals are used up.
 */
export function createMemoryServices(
  options: { refusals?: SaveProblem[]; duplicate?: DuplicateStory } = {},
): MemoryServices {
  const refusals = [...(options.refusals ?? [])];
  const saves: SaveInput[] = [];
  return {
    saves,
    saveStory: async (input) => {
      saves.push(input);
      const refusal = refusals.shift();
      if (refusal) return fail(refusal);
      return succeed({ id: input.id ?? 'new-story', version: (input.version ?? 0) + 1 });
    },
    findDuplicate: async () => options.duplicate ?? null,
  };
}
