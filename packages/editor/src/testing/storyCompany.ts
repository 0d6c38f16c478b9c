import { fail, succeed } from '@dreamfork/story';
import type { LiveNews, LivePerson, LiveServices, Presence } from '../services/index.ts';
import type { DragSource } from '../store/company/followDrag.ts';

/** Nobody drags anything. */
export const noDrag: DragSource = { subscribe: () => () => {} };

const nowhere: Presence = { selection: [], viewport: null, drag: null, writing: null };

export const storyPerson = (
  name: string,
  colour: number,
  presence: Partial<Presence> = {},
): LivePerson => ({
  ...{ id: name, userId: name, name, colour },
  presence: { ...nowhere, ...presence },
});

/** Others in a story, who do what `say` tells; it remembers what they were told. */
export function storyCompany(people: readonly LivePerson[], version: number) {
  let hear: (event: LiveNews) => void = () => {};
  let breakOff = () => {};
  const told: Presence[] = [];
  const live: LiveServices = {
    watch: ({ onEvent, signal }) =>
      new Promise((resolve) => {
        hear = onEvent;
        breakOff = () => resolve(fail({ message: '' }));
        signal.addEventListener('abort', breakOff);
        // The first event comes after the call.
        queueMicrotask(() => onEvent({ type: 'welcome', personId: 'own', version, people }));
      }),
    tell: async ({ presence }) => {
      told.push(presence);
      return succeed(null);
    },
  };
  return {
    live,
    told,
    say: (event: LiveNews) => hear(event),
    /** The connection breaks. */
    breakOff: () => breakOff(),
  };
}
