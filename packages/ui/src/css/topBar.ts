/** `anchorName` of a bar at the top of the window that may be higher than that of the site: toasts stand below it. */
export const topBar = '--df-top-bar';
