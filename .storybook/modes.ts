import { themeNames } from '@dreamfork/ui';

const widths = [360, 1360] as const;

/** The modes of Chromatic: every matrix in three themes at two widths. */
export const modes = Object.fromEntries(
  themeNames.flatMap((theme) =>
    widths.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }]),
  ),
);
