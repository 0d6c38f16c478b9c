import { themeNames } from '@dreamfork/ui';

const widths = [360, 1360] as const;

/** What Chromatic takes a picture of: every matrix in three themes at two widths. */
export const modes = Object.fromEntries(
  themeNames.flatMap((theme) =>
    widths.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }]),
  ),
);
