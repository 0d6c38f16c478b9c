/**
 * The exports of `react` that the player uses, from Preact. The build of the element puts this
 * module in its place. `preact/compat` would work too, but is 1.2 KB larger.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export { createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useContext as use,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/** Returns the value of the last render first, and renders again with the new one after the paint. */
export function useDeferredValue<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(() => value), [value]);
  return shown;
}

/** Returns a function that never changes and always calls the latest callback. */
export function useEffectEvent<Parameters extends unknown[], Answer>(
  callback: (...parameters: Parameters) => Answer,
): (...parameters: Parameters) => Answer {
  const latestRef = useRef(callback);
  useLayoutEffect(() => {
    latestRef.current = callback;
  });
  return useCallback((...parameters: Parameters) => latestRef.current(...parameters), []);
}
