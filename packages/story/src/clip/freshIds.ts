import { demandSoundConnectionId, demandSoundId } from '../operations/soundId.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import type { StoryClip } from './clip.ts';

type Renaming = ReadonlyMap<string, string>;

/** The new name of everything in a clip that has one. */
export type FreshIds = {
  readonly nodes: Renaming;
  readonly choices: Renaming;
  readonly connections: Renaming;
  readonly groups: Renaming;
  readonly notes: Renaming;
};

const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

const choicesOf = ({ nodes }: Pick<StoryDocument, 'nodes'>) =>
  nodes.flatMap(({ choices }) => choices);

/** Names the parts of a clip anew; null if a new name is one the story has already. */
export function freshIds(story: StoryDocument, clip: StoryClip, ids: Ids): FreshIds | null {
  let isTaken = false;
  const rename = (
    own: readonly string[],
    known: readonly string[],
    demand = demandSoundId,
  ): Renaming => {
    const taken = new Set(known);
    return new Map(
      own.map((id) => {
        const fresh = ids.next();
        demand(fresh);
        isTaken ||= taken.has(fresh);
        taken.add(fresh);
        return [id, fresh];
      }),
    );
  };
  const renamed: FreshIds = {
    nodes: rename(idsOf(clip.nodes), idsOf(story.nodes)),
    choices: rename(idsOf(choicesOf(clip)), idsOf(choicesOf(story))),
    connections: rename(idsOf(clip.connections), idsOf(story.connections), demandSoundConnectionId),
    groups: rename(idsOf(clip.groups), idsOf(story.groups)),
    notes: rename(idsOf(clip.notes), idsOf(story.notes)),
  };
  return isTaken ? null : renamed;
}
