import { addEffect, addLayoutEffect } from './effects.ts';
import { redraw } from './stale.ts';
import { type Component, type Content, type Effect, Fragment, type Instance } from './tree.ts';

/** The component that is being drawn, and how many of its hooks were called. */
let drawn: Instance;
let calls = 0;

/** Hands the effects that it asked for to those who run them. */
type Asking = () => void;
let asked: Asking[] = [];

/** Calls a component. The effects that it asked for wait until its children are drawn. */
export function callComponent(instance: Instance, component: Component, properties: object) {
  drawn = instance;
  calls = 0;
  const own: Asking[] = [];
  asked = own;
  return { content: component(properties as never), asked: own };
}

/** What a hook remembers: made at its first call, the same at every other. */
function remembered<Memory>(make: (instance: Instance) => Memory): Memory {
  const { memory } = drawn;
  if (calls === memory.length) memory.push(make(drawn));
  calls += 1;
  return memory[calls - 1] as Memory;
}

type Dependencies = readonly unknown[] | undefined;

const isSame = (before: Dependencies, after: Dependencies): boolean =>
  before !== undefined &&
  (after?.every((value, index) => Object.is(value, before[index])) ?? false);

type Next<Value> = Value | ((value: Value) => Value);

export function useState<Value>(first: Value | (() => Value)) {
  const state = remembered((instance) => {
    const made = {
      value: typeof first === 'function' ? (first as () => Value)() : first,
      set: (next: Next<Value>): void => {
        const before = made.value;
        made.value = typeof next === 'function' ? (next as (value: Value) => Value)(before) : next;
        if (!Object.is(before, made.value)) redraw(instance);
      },
    };
    return made;
  });
  return [state.value, state.set] as const;
}

/** The value of the last drawing while a new one is drawn, and then the new one: what may wait for the paint. */
export function useDeferredValue<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => show(value), [value]);
  return shown;
}

export const useRef = <Value>(current: Value): { current: Value } =>
  remembered(() => ({ current }));

export function useMemo<Value>(make: () => Value, dependencies: readonly unknown[]): Value {
  const memory = remembered<{ value?: Value; dependencies?: Dependencies }>(() => ({}));
  if (!isSame(memory.dependencies, dependencies)) {
    memory.value = make();
    memory.dependencies = dependencies;
  }
  return memory.value as Value;
}

const effectHook =
  (add: (effect: Effect) => void) =>
  (run: () => unknown, dependencies?: readonly unknown[]): void => {
    const effect = remembered<Effect>((owner) => {
      const made: Effect = { owner, dependencies: undefined, run, undo: undefined };
      owner.effects.push(made);
      return made;
    });
    if (isSame(effect.dependencies, dependencies)) return;
    effect.run = run;
    effect.dependencies = dependencies;
    asked.push(() => add(effect));
  };

export const useEffect = effectHook(addEffect);
export const useLayoutEffect = effectHook(addLayoutEffect);

/** A function that never changes and always runs the latest version. */
export function useEffectEvent<Parameters extends unknown[], Answer>(
  callback: (...parameters: Parameters) => Answer,
): (...parameters: Parameters) => Answer {
  const latest = remembered(() => ({ run: callback }));
  useLayoutEffect(() => Object.assign(latest, { run: callback }));
  return remembered(
    () =>
      (...parameters: Parameters) =>
        latest.run(...parameters),
  );
}

let ids = 0;

export const useId = (): string =>
  remembered(() => {
    ids += 1;
    return `df${ids}`;
  });

type Provided<Value> = { value: Value; children?: Content };

type Context<Value> = ((properties: Provided<Value>) => Content) & {
  Provider: Context<Value>;
  first: Value;
};

/** A context is its own provider. */
export function createContext<Value>(first: Value): Context<Value> {
  const context = Object.assign((properties: Provided<Value>) => Fragment(properties), { first });
  return Object.assign(context, { Provider: context as Context<Value> });
}

export function useContext<Value>(context: Context<Value>): Value {
  let { parent } = drawn;
  while (parent) {
    const { shows } = parent;
    if (typeof shows !== 'string' && shows.type === context) {
      return shows.properties.value as Value;
    }
    parent = parent.parent;
  }
  return context.first;
}
