import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Reads one value of a store that changes every frame, at most once in `pause` milliseconds, so that
 * fewer layouts and paints are spent on a number that changes faster than it can be read.
 */
export function useThrottledState<Value, Selected>(
  { getState, subscribe }: Pick<StoreApi<Value>, 'getState' | 'subscribe'>,
  select: (value: Value) => Selected,
  pause: number,
): Selected {
  const [read] = useState(() => () => select(getState()));
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
