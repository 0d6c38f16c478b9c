import { type AnswerKey, keyText, type Read } from './read.ts';

/** How a kept answer looks once a change is made. */
export type Edit = {
  name: string;
  apply: (data: unknown, input: unknown) => unknown;
};

/**
 * Says how the kept answers to a read look once a change is made, whatever their input was. An answer that
 * already has the change must come out as it went in: the server may have been quicker.
 */
export const edit = <Input, Data>(
  read: Read<Input, Data>,
  change: (data: Data, input: Input) => Data,
): Edit => ({
  name: read.name,
  apply: (data, input) => change(data as Data, input as Input),
});

type Results = WeakMap<object, Map<string, unknown>>;

type Pending = Edit & { session: string | null; results: Results };

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** The same answer comes out as the same object, so that lists are drawn again only when they change. */
function applyOnce({ apply, results }: Pending, data: unknown, key: AnswerKey): unknown {
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
export function createEdits() {
  let pending: readonly Pending[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly Pending[]) => {
    pending = next;
    for (const listener of listeners) listener();
  };
  return {
    getPending: () => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows the edits until the returned function is called. */
    begin: (session: string | null, edits: readonly Edit[]): (() => void) => {
      const begun = edits.map((one) => ({ ...one, session, results: new WeakMap() }));
      become([...pending, ...begun]);
      return () => become(pending.filter((one) => !begun.includes(one)));
    },
  };
}

/** An answer with the changes on it that are not confirmed yet. */
export function edited<Data>(
  pending: readonly Pending[],
  key: AnswerKey,
  data: Data | undefined,
): Data | undefined {
  const [session, name] = key;
  return pending
    .filter((one) => one.session === session && one.name === name)
    .reduce<unknown>((shown, one) => applyOnce(one, shown, key), data) as Data | undefined;
}
