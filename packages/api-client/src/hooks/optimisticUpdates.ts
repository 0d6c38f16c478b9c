import { createStore } from 'zustand/vanilla';
import { keyText, type Query, type QueryKey } from './query.ts';

/** How a kept answer looks once a change is made. */
export type OptimisticUpdate = {
  name: string;
  apply: (data: unknown, input: unknown) => unknown;
};

/**
 * Says how the kept answers to a read look once a change is made, whatever their input was. An answer that
 * already has the change must come out as it went in: the server may have been quicker.
 */
export const optimisticUpdate = <Input, Data>(
  query: Query<Input, Data>,
  change: (data: Data, input: Input) => Data,
): OptimisticUpdate => ({
  name: query.name,
  apply: (data, input) => change(data as Data, input as Input),
});

type Results = WeakMap<object, Map<string, unknown>>;

type Pending = OptimisticUpdate & { session: string | null; results: Results };

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** The same answer comes out as the same object, so that lists are drawn again only when they change. */
function applyOnce({ apply, results }: Pending, data: unknown, key: QueryKey): unknown {
  if (!isObject(data)) return data;
  const known = results.get(data) ?? new Map<string, unknown>();
  results.set(data, known);
  const text = keyText(key);
  if (!known.has(text)) known.set(text, apply(data, key[2]));
  return known.get(text);
}

/**
 * The changes that the server has not confirmed yet, as a layer over what it answered. What it answered stays
 * untouched, so that any of them can fail, in any order, and only its own part is taken back.
 */
export function createOptimisticUpdates() {
  const { getState, setState, subscribe } = createStore<readonly Pending[]>(() => []);
  return {
    getPending: getState,
    subscribe,
    /** Shows the edits until the returned function is called. */
    begin: (session: string | null, edits: readonly OptimisticUpdate[]): (() => void) => {
      const begun = edits.map((one) => ({ ...one, session, results: new WeakMap() }));
      setState([...getState(), ...begun], true);
      return () =>
        setState(
          getState().filter((one) => !begun.includes(one)),
          true,
        );
    },
  };
}

/** An answer with the changes on it that are not confirmed yet. */
export function withOptimisticUpdates<Data>(
  pending: readonly Pending[],
  key: QueryKey,
  data: Data | undefined,
): Data | undefined {
  const [session, name] = key;
  return pending
    .filter((one) => one.session === session && one.name === name)
    .reduce<unknown>((shown, one) => applyOnce(one, shown, key), data) as Data | undefined;
}
