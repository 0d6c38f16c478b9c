import type { Properties } from './tree.ts';

type Listeners = Record<string, unknown>;

/** What an element listens to now: a new listener takes the place of the old one without a word to the browser. */
const listenersOf = new WeakMap<EventTarget, Listeners>();

function tell(this: EventTarget, event: Event): void {
  const listener = listenersOf.get(this)?.[event.type];
  if (typeof listener === 'function') listener(event);
}

function listen(element: Element, type: string, listener: unknown): void {
  let listeners = listenersOf.get(element);
  if (!listeners) {
    listeners = {};
    listenersOf.set(element, listeners);
  }
  if (!(type in listeners)) element.addEventListener(type, tell);
  listeners[type] = listener;
}

export const pictureNamespace = 'http://www.w3.org/2000/svg';

const attributeNames: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** The name that the build gave to what an element holds, which is no property of it. */
const [inside] = Object.keys({ children: null });

/** What the reader changes too: the page, not the last description, says what stands there. */
const isLive = (name: string): boolean => name === 'value' || name === 'checked';

function setProperty(element: Element, name: string, value: unknown): void {
  if (name === inside) return;
  if (name === 'ref') {
    if (typeof value === 'function') value(element);
    else if (value) (value as { current: unknown }).current = element;
  } else if (name.startsWith('on')) listen(element, name.slice(2).toLowerCase(), value);
  else if (name === 'style') Object.assign((element as HTMLElement).style, value);
  else if (isLive(name)) Object.assign(element, { [name]: value });
  else {
    const attribute = attributeNames[name] ?? name;
    const isWord = name[4] === '-';
    if (value === undefined || value === null || (value === false && !isWord)) {
      element.removeAttribute(attribute);
    } else element.setAttribute(attribute, value === true && !isWord ? '' : `${value as string}`);
  }
}

/** Brings an element from the properties that it has to those that it shall have. */
export function setProperties(element: Element, before: Properties, after: Properties): void {
  for (const name in before) if (!(name in after)) setProperty(element, name, undefined);
  for (const name in after) {
    if (isLive(name) || before[name] !== after[name]) setProperty(element, name, after[name]);
  }
}

/** Takes an element out of the hands that hold it. */
export function release({ ref }: Properties): void {
  if (typeof ref === 'function') ref(null);
  else if (ref) (ref as { current: unknown }).current = null;
}
