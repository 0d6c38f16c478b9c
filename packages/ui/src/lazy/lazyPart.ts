import { type ComponentType, createElement, lazy, useState } from 'react';
import { refetchStyleSheets } from '../browser/styleSheets.ts';

type Load = () => Promise<unknown>;

const unfetched = new Set<Load>();

/** Waits for the network where it is gone: what is asked for then comes when it is back. */
async function persistently<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    await refetchStyleSheets();
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return persistently(load);
  }
}

/** Code that comes when it is first asked for, or ahead of that with `fetchParts`. */
export function lazily<Value>(load: () => Promise<Value>): () => Promise<Value> {
  // One promise for all who ask, so that they go on in the order in which they asked.
  let asked: Promise<Value> | undefined;
  const fetchOnce = async () => {
    try {
      const value = await persistently(load);
      unfetched.delete(fetch);
      return value;
    } catch (error) {
      asked = undefined;
      throw error;
    }
  };
  const fetch = () => {
    asked ??= fetchOnce();
    return asked;
  };
  unfetched.add(fetch);
  return fetch;
}

/** A component whose code comes when it is first shown, or ahead of that with `fetch` or `fetchParts`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  fetch: () => Promise<unknown>;
};

type LoadedOrLazyProps<Props extends object> = {
  getType: () => ComponentType<Props>;
  props: Props;
};

function LoadedOrLazy<Props extends object>({ getType, props }: LoadedOrLazyProps<Props>) {
  const [Type] = useState(getType);
  return createElement(Type, props);
}

/** Makes a component of code that is loaded later. Once loaded, it renders without suspending. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = lazily(async () => {
    loaded = await load();
    return loaded;
  });
  const Lazy = lazy(async () => ({ default: await fetch() }));
  const getType = () => loaded ?? Lazy;
  const part = (props: Props) => createElement(LoadedOrLazy<Props>, { getType, props });
  return Object.assign(part, { fetch });
}

/**
 * Fetches all that may be needed later, and what that may need in turn, one after another, each when
 * `whenFree` says so: for a page whose visitor may go offline. Answers whether everything came.
 */
export async function fetchParts(whenFree: () => Promise<void>): Promise<boolean> {
  let isWhole = true;
  for (const fetch of unfetched) {
    await whenFree();
    await fetch().catch(() => {
      isWhole = false;
    });
  }
  return isWhole;
}
