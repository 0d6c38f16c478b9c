import { createStore } from 'zustand/vanilla';
import type { EditorServices, Publication, PublishingFacts } from '../../services/index.ts';

export type PublishingState = {
  /** What readers get, as the server said last; null for a private story, and where the server tells nothing. */
  readonly publication: Publication | null;
  /** Whether the author publishes by hand. */
  readonly isByHand: boolean;
};

const stateOf = ({ publication, publishesByHand }: PublishingFacts): PublishingState => ({
  publication: publication ?? null,
  isByHand: publishesByHand ?? false,
});

export type Publishing = ReturnType<typeof createPublishing>;

/** What readers get of the open story: it follows every answer of the server about it. */
export function createPublishing(story: PublishingFacts) {
  const { setState, ...store } = createStore<PublishingState>(() => stateOf(story));
  return {
    ...store,
    setByHand: (isByHand: boolean) => setState({ isByHand }),
    /** Services that tell this store what they answer. */
    follow: <Services extends Pick<EditorServices, 'saveStory' | 'loadStory'>>(
      services: Services,
    ): Services => {
      const { saveStory, loadStory } = services;
      return {
        ...services,
        saveStory: async (input) => {
          const answer = await saveStory(input);
          if (answer.ok) setState(stateOf(answer.value));
          return answer;
        },
        ...(loadStory
          ? {
              loadStory: async (id: string) => {
                const answer = await loadStory(id);
                if (answer.ok) setState(stateOf(answer.value));
                return answer;
              },
            }
          : {}),
      };
    },
  };
}
