/**
 * What the player's parts take from React, in a few hundred lines: the build of the custom element puts
 * this module in the place of `react` and of `react/jsx-runtime`. Components are functions, state
 * changes are drawn together in a microtask, keys and effects mean what they mean there.
 */
export {
  createContext,
  useContext as use,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from './hooks.ts';
export { render } from './render.ts';
export {
  type Component,
  describe as createElement,
  describe as jsx,
  describe as jsxs,
  Fragment,
} from './tree.ts';
