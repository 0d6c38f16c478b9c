import type { ModuleExport, PreparedStory } from 'storybook/internal/types';
import type { DocsGlobals } from './useDocsGlobals.ts';

const onlyParameter = 'only';
const drawingParameter = 'drawing';

/** How a story is drawn: at rest, or after its play function. */
export type Drawn = 'at rest' | 'played';

/** The single story of this page, if it is a frame inside a docs page. */
export const framedStoryId = new URLSearchParams(location.search).get(onlyParameter);

/** How it is drawn, if the frame is a drawing. */
export const framedDrawing = new URLSearchParams(location.search).get(
  drawingParameter,
) as Drawn | null;

/** A docs page in a frame, reduced to one story. The page of a story would play every story. */
export const frameAddress = (
  story: PreparedStory,
  { theme, locale }: DocsGlobals,
  drawn?: Drawn,
): string =>
  `iframe.html?${new URLSearchParams({
    viewMode: 'docs',
    id: `${story.componentId}--docs`,
    [onlyParameter]: story.id,
    ...(drawn ? { [drawingParameter]: drawn } : {}),
    globals: `theme:${theme};locale:${locale}`,
  })}`;

const hasSetup = (annotations: ModuleExport): boolean => annotations?.beforeEach !== undefined;

/** Stories that need their own page: they fill it, change it, or mock a server. */
export function needsFrame(story: PreparedStory, meta: ModuleExport): boolean {
  const { layout, msw, docs } = story.parameters;
  return (
    docs?.story?.inline === false ||
    layout === 'fullscreen' ||
    msw !== undefined ||
    Object.keys(story.storyGlobals).length > 0 ||
    hasSetup(story.moduleExport) ||
    hasSetup(meta)
  );
}

/** Whether it is a state that its play function brings about. Stories that are pages of prose stay at rest. */
export const isPlayed = ({ playFunction, parameters }: PreparedStory): boolean =>
  playFunction !== undefined && parameters.usage !== undefined;

/** The width of the story's own viewport, in pixels; undefined where it has none. */
export function ownWidth({ parameters, storyGlobals }: PreparedStory): number | undefined {
  const width = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles.width;
  return width === undefined ? undefined : Number.parseInt(width, 10);
}

/** In pixels: room for the widest layout of a screen. */
const screenWidth = 1360;

/** The width of its page in pixels; undefined where it is as wide as the place it stands in. */
export const pageWidth = (story: PreparedStory): number | undefined =>
  ownWidth(story) ?? (story.parameters.layout === 'fullscreen' ? screenWidth : undefined);
