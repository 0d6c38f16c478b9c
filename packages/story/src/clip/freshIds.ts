import { assertValidConnectionId, assertValidId } from '../operations/newIds.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import type { StoryClip } from './clip.ts';

type Renaming = ReadonlyMap<string, string>;

/** The new id of each item of a clip, by its old one. */
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

/** Generates new ids for a clip; null if one of them is in use in the story. */
export function freshIds(story: StoryDocument, clip: StoryClip, ids: Ids): FreshIds | null {
  let isTaken = false;
  const rename = (
    own: readonly string[],
    known: readonly string[],
    demand = assertValidId,
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
    connections: rename(idsOf(clip.connections), idsOf(story.connections), assertValidConnectionId),
    groups: rename(idsOf(clip.groups), idsOf(story.groups)),
    notes: rename(idsOf(clip.notes), idsOf(story.notes)),
  };
  return isTaken ? null : renamed;
}
