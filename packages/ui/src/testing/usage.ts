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

const modes = (themes: readonly string[], viewports: readonly number[]) =>
  Object.fromEntries(
    themes.flatMap((theme) =>
      viewports.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }]),
    ),
  );

const inChromatic = (taken: ReturnType<typeof modes>) => ({
  chromatic: { disableSnapshot: false, modes: taken },
});

/** Parameters of a matrix: Chromatic takes it in three themes at one width. */
export const pictured = inChromatic(modes(['light', 'dark', 'creative'], [1360]));

/** Parameters of the main story of a screen: one theme at three widths, the others at one. */
export const picturedScreen = inChromatic({
  ...modes(['light'], [360, 768, 1360]),
  ...modes(['dark', 'creative'], [1360]),
});

/** Parameters of the main story of a panel: two themes at one width. */
export const picturedPanel = inChromatic(modes(['light', 'dark'], [1360]));

/** A matrix whose parts lie above the page (menus, dialogs): the picture is of the whole window. */
export const picturedWhole = { ...pictured, visual: { area: 'window' }, layout: 'fullscreen' };
