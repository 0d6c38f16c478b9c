/**
 * What the player's parts take from React, given by Preact: the build of the custom element puts this
 * module in the place of `react`.
 */
import { type ComponentChildren, createContext, createElement, Fragment, type Ref } from 'preact';
import { useCallback, useContext, useLayoutEffect, useRef } from 'preact/hooks';

export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
export { createContext, createElement, Fragment };

export const use = useContext;

/** A function that never changes and always runs the latest version. */
export function useEffectEvent<Parameters extends unknown[], Answer>(
  callback: (...parameters: Parameters) => Answer,
): (...parameters: Parameters) => Answer {
  const latestRef = useRef(callback);
  useLayoutEffect(() => {
    latestRef.current = callback;
  });
  return useCallback((...parameters: Parameters) => latestRef.current(...parameters), []);
}

type Props = { ref?: Ref<unknown>; children?: ComponentChildren };

/** Preact hands refs on among the properties, as React does from version 19. */
export const forwardRef =
  <Own extends Props>(render: (props: Own, ref: Ref<unknown> | undefined) => ComponentChildren) =>
  (props: Own) =>
    render(props, props.ref);

/** The dictionaries of the design system stand beside its provider, which the element does not use. */
export const I18nProvider = ({ children }: Props) => children;
