import { useEffect, useState, useSyncExternalStore } from 'react';
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

/**
 * Reads one fact of a store that changes every frame, at most once in `pause` milliseconds: what nobody
 * can read as fast need not be laid out and painted as often.
 */
export function usePacedFact<Value, Fact>(
  { get, subscribe }: Readable<Value>,
  select: (value: Value) => Fact,
  pause: number,
): Fact {
  const [read] = useState(() => () => select(get()));
  const [shown, setShown] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      timer = undefined;
      setShown(read());
    };
    settle();
    const stop = subscribe(() => {
      timer ??= setTimeout(settle, pause);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [read, subscribe, pause]);
  return shown;
}
