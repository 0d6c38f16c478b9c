/** What the parts of the player are made of here: the piece of React that they are written against. */
export type Properties = Readonly<Record<string, unknown>>;

export type Component = (properties: never) => Content;

export type Description = {
  readonly type: string | Component;
  readonly properties: Properties;
  readonly key: string | null;
};

export type Content =
  | Description
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Content[];

/** An effect of a component: what it does next, and how its last run is undone. */
export type Effect = {
  readonly owner: Instance;
  dependencies: readonly unknown[] | undefined;
  run: () => unknown;
  undo: unknown;
};

/** A piece of text, an element or a component on the page. */
export type Instance = {
  /** What it was made of; a string is a text. */
  shows: Description | string;
  readonly key: string | number;
  readonly parent: Instance | null;
  /** Null for a component, which is its children alone. */
  place: Element | ShadowRoot | Text | null;
  /** By their keys, in order. */
  children: ReadonlyMap<string | number, Instance>;
  /** What the hooks of a component remember, in the order of their calls. */
  readonly memory: unknown[];
  readonly effects: Effect[];
  isGone: boolean;
};

/** Makes what JSX is made into; `Fragment` is a component like any other. */
export const describe = (
  type: string | Component,
  properties: object,
  key?: string | number,
): Description => ({
  type,
  properties: properties as Properties,
  key: key === undefined ? null : `.${key}`,
});

export const Fragment = ({ children }: { children?: Content }): Content => children;
