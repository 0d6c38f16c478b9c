import { lazily } from '@dreamfork/ui/lazy';
import type { Arranger } from './createArranger.ts';

const fetchMeans = lazily(() =>
  Promise.all([import('./createArranger.ts'), import('elkjs/lib/elk-api.js')]),
);

/** Lays out by ELK. All of it is fetched when an author first asks for it. */
export const browserArranger: Arranger = async (input, signal) => {
  try {
    const [{ createArranger }, { default: Elk }] = await fetchMeans();
    const arrange = createArranger({
      makeWorker: () =>
        new Worker(new URL('./layoutWorker.ts', import.meta.url), { type: 'module' }),
      makeElk: async (worker) => new Elk({ workerFactory: () => worker }),
    });
    return await arrange(input, signal);
  } catch {
    // The command says that the code could not be loaded.
    return { kind: 'unavailable' };
  }
};
