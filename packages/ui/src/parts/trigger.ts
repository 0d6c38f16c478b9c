import { createContext, type Ref, type RefObject, use } from 'react';
import type { ButtonProps } from 'react-aria-components';

/** What a menu or a tooltip adds to the control that it belongs to. */
export type Trigger = Pick<
  ButtonProps,
  | 'id'
  | 'aria-controls'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'onFocusChange'
  | 'onHoverChange'
  | 'onKeyDown'
  | 'onPress'
  | 'onPressStart'
> & { element: RefObject<HTMLElement | null> };

export const TriggerContext = createContext<Trigger | null>(null);

/** What the things around a control add to it. */
export const useTrigger = (): Trigger | null => use(TriggerContext);

type Handler = (event: never) => void;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const both =
  (one: Handler, other: Handler): Handler =>
  (event) => {
    one(event);
    other(event);
  };

const words = (...ids: unknown[]) => ids.filter((id) => typeof id === 'string').join(' ');

/** Gives a control what its triggers add: handlers run one after the other, descriptions join, the rest is replaced. */
export function withTriggers<Props extends object, Element extends HTMLElement>(
  props: Props & { ref?: Ref<Element> },
  triggers: readonly (Trigger | null)[],
): Props & { ref?: Ref<Element> } {
  const merged: Record<string, unknown> = { ...props };
  const refs: Ref<HTMLElement>[] = props.ref ? [props.ref as Ref<HTMLElement>] : [];
  for (const trigger of triggers) {
    if (!trigger) continue;
    const { element, ...added } = trigger;
    refs.push(element);
    for (const [name, value] of Object.entries(added)) {
      const own = merged[name];
      if (value === undefined) continue;
      if (isHandler(own) && isHandler(value)) merged[name] = both(own, value);
      else if (name === 'aria-describedby') merged[name] = words(own, value);
      else merged[name] = value;
    }
  }
  if (refs.length > 0) merged.ref = refs.length === 1 ? refs[0] : joined(refs);
  return merged as Props & { ref?: Ref<Element> };
}

const joined =
  (refs: readonly Ref<HTMLElement>[]): Ref<HTMLElement> =>
  (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
