/** Tabs of the left panel. */
export const leftTabNames = ['tools', 'elements', 'outline'] as const;
export type LeftTabName = (typeof leftTabNames)[number];

/** What the right side can show, one at a time. */
export const dockPanelNames = [
  'properties',
  'problems',
  'find',
  'history',
  'versions',
  'media',
] as const;
export type DockPanelName = (typeof dockPanelNames)[number];
