import { useSettings } from '../EditorContext.tsx';

export type Side = 'left' | 'right';

/** In pixels. */
export const panelWidthRange = {
  left: { least: 220, most: 480 },
  right: { least: 300, most: 640 },
} as const;

/** The settings that hold the widths. */
export const widthNames = { left: 'leftWidth', right: 'rightWidth' } as const;

/** The width of a side panel as the author set it, in pixels. */
export function usePanelWidth(side: Side): number {
  const { least, most } = panelWidthRange[side];
  return useSettings((settings) => Math.min(most, Math.max(least, settings[widthNames[side]])));
}
