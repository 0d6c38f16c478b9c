import { runEffects, runLayoutEffects, undoEffects } from './effects.ts';
import { callComponent } from './hooks.ts';
import { pictureNamespace, release, setProperties } from './properties.ts';
import { allStale, isStale, onStale, settle } from './stale.ts';
import { type Content, type Description, describe, Fragment, type Instance } from './tree.ts';

type Shown = Description | string;

/** The nearest instance around this one that stands on the page itself. */
function holder({ parent }: Instance): Instance {
  const around = parent as Instance;
  return around.place ? around : holder(around);
}

function placeOf(instance: Instance): Instance['place'] {
  const { shows } = instance;
  if (typeof shows === 'string') return document.createTextNode(shows);
  const { type } = shows;
  if (typeof type !== 'string') return null;
  const { place } = holder(instance);
  const isPicture = type === 'svg' || (place as Element).namespaceURI === pictureNamespace;
  return isPicture
    ? document.createElementNS(pictureNamespace, type)
    : document.createElement(type);
}

const none: Instance['children'] = new Map();

function create(shows: Shown, key: Instance['key'], parent: Instance | null): Instance {
  return {
    shows,
    key,
    parent,
    place: null,
    children: none,
    memory: [],
    effects: [],
    isGone: false,
  };
}

function nodesOf(instances: Iterable<Instance>, nodes: ChildNode[] = []): ChildNode[] {
  for (const { place, children } of instances) {
    if (place) nodes.push(place as ChildNode);
    else nodesOf(children.values(), nodes);
  }
  return nodes;
}

/** Puts what an element holds in order; what stands in its place already is not touched. */
function arrange({ place, children }: Instance): void {
  let next: ChildNode | null = null;
  for (const node of nodesOf(children.values()).reverse()) {
    if (node.nextSibling !== next || node.parentNode !== place) place?.insertBefore(node, next);
    next = node;
  }
}

function leave(instance: Instance): void {
  instance.isGone = true;
  settle(instance);
  undoEffects(instance);
  if (instance.place && typeof instance.shows !== 'string') release(instance.shows.properties);
  instance.children.forEach(leave);
}

function shownOf(content: NonNullable<Exclude<Content, boolean>>): Shown {
  if (typeof content !== 'object') return String(content);
  return 'type' in content ? content : describe(Fragment, { children: content });
}

const isAlike = (one: Shown, other: Shown): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? typeof one === typeof other
    : one.type === other.type;

function drawChildren(parent: Instance, content: Content): void {
  const before = parent.children;
  const after = new Map<Instance['key'], Instance>();
  const shown: Shown[] = [];
  const pieces: readonly Content[] = Array.isArray(content) ? content : [content];
  pieces.forEach((piece, index) => {
    if (piece === null || piece === undefined || typeof piece === 'boolean') return;
    const shows = shownOf(piece);
    const name = (typeof shows === 'string' ? null : shows.key) ?? index;
    const key = after.has(name) ? index : name;
    const known = before.get(key);
    after.set(key, known && isAlike(known.shows, shows) ? known : create(shows, key, parent));
    shown.push(shows);
  });
  parent.children = after;
  const gone = [...before.values()].filter((child) => after.get(child.key) !== child);
  // Who goes lets go first: of refs that others take up, and of the focus, while it still stands on the page.
  gone.forEach(leave);
  for (const node of nodesOf(gone)) node.remove();
  for (const instance of after.values()) {
    const shows = shown.shift() as Shown;
    if (before.get(instance.key) === instance) update(instance, shows);
    else enter(instance);
  }
}

function enter(instance: Instance): void {
  instance.place = placeOf(instance);
  const { shows } = instance;
  if (typeof shows !== 'string') draw(instance, shows, {});
}

function update(instance: Instance, shows: Shown): void {
  const before = instance.shows;
  if (before === shows) return;
  instance.shows = shows;
  if (typeof shows !== 'string') draw(instance, shows, (before as Description).properties);
  else (instance.place as Text).data = shows;
}

function draw(
  instance: Instance,
  { type, properties }: Description,
  before: Description['properties'],
): void {
  if (typeof type === 'string') {
    drawChildren(instance, properties.children as Content);
    arrange(instance);
    setProperties(instance.place as Element, before, properties);
    return;
  }
  settle(instance);
  const { content, asked } = callComponent(instance, type, properties);
  drawChildren(instance, content);
  for (const ask of asked) ask();
}

onStale(() => {
  runEffects();
  for (const instance of allStale()) {
    if (!isStale(instance)) continue;
    draw(instance, instance.shows as Description, {});
    arrange(holder(instance));
  }
  runLayoutEffects();
});

const roots = new WeakMap<ShadowRoot, Instance>();

/** Shows a piece of content in a shadow tree; null takes down what is there. */
export function render(content: Content, place: ShadowRoot): void {
  const root = roots.get(place) ?? { ...create('', 0, null), place };
  roots.set(place, root);
  runEffects();
  drawChildren(root, content);
  arrange(root);
  runLayoutEffects();
}
