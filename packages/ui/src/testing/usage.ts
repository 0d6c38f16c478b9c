export type Usage = {
  /** What the component is for. */
  when: string;
  /** Where it would be wrong. */
  whenNot: string;
  /** What stands there in its place: the siblings by name. */
  instead: string;
  /** The parts from the outside in, where there is more than one, each with its CSS selector. */
  anatomy?: Readonly<Record<string, string>>;
  /** The export of the story that shows all parts once it is played, if it is not the first one at rest. */
  anatomyOf?: string;
  /** What each key does; empty where nothing takes the focus. */
  keyboard: Readonly<Record<string, string>>;
  /** What a screen reader is told, and what an author must give for it. */
  accessibility: string;
  do: string;
  dont: string;
  /** When it was tried with a screen reader, with which, and what was found. */
  screenReader?: string;
};

/** The parameters that put the rules of a component on its docs page. */
export const usage = (rules: Usage) => ({ usage: rules });

/** Parameters of a matrix story: Chromatic takes pictures of these alone. */
export const pictured = { chromatic: { disableSnapshot: false } };

/** A matrix whose parts lie above the page (menus, dialogs): the picture is of the whole window. */
export const picturedWhole = { ...pictured, visual: { area: 'window' }, layout: 'fullscreen' };
