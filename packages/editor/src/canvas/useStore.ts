import { useSyncExternalStore } from 'react';
import type { Store } from './engine/createStore.ts';

type Readable<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** Renders again whenever the value of a store changes. */
export function useStore<Value>({ get, subscribe }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

/** Reads one fact of a store; renders again when that fact, and no other, changes. */
export function useStoreFact<Value, Fact>(
  { get, subscribe }: Readable<Value>,
  select: (value: Value) => Fact,
): Fact {
  const read = () => select(get());
  return useSyncExternalStore(subscribe, read, read);
}
