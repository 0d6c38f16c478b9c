import type { ConflictSide } from '@dreamfork/story';
import { planUpdate, type ReadStory, type StoryUpdate } from '@dreamfork/story/formats';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportServices } from '../../services/index.ts';
import { type FoundTarget, findUpdateTarget, type UpdateTarget } from './findUpdateTarget.ts';

/** A story that came from the file before, and what the file would change in it. */
export type OfferedUpdate = { target: FoundTarget; title: string; update: StoryUpdate };

export const planFor = (read: ReadStory, { document, imported }: FoundTarget): StoryUpdate =>
  planUpdate({ mine: document(), read, imported });

/** Looks for the stories that were made from these files before. */
export function useUpdateTargets(
  stories: readonly ReadStory[],
  services: ImportServices,
  openStory: UpdateTarget | undefined,
) {
  const [offers, setOffers] = useState<ReadonlyMap<ReadStory, OfferedUpdate>>(new Map());
  const [side, setSide] = useState<ConflictSide>('mine');
  const find = useEffectEvent((read: ReadStory) =>
    findUpdateTarget(read, { services, openStory, asksForTitle: stories.length === 1 }),
  );
  useEffect(() => {
    let isCurrent = true;
    const search = async () => {
      const found = new Map<ReadStory, OfferedUpdate>();
      for (const read of stories) {
        // oxlint-disable-next-line no-await-in-loop -- one after another, so that an archive does not flood the server.
        const target = await find(read);
        if (!isCurrent) return;
        if (!target) continue;
        const { title } = target.document();
        found.set(read, { target, title, update: planFor(read, target) });
        setOffers(new Map(found));
      }
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [stories]);
  return { offers, side, setSide };
}
