/** The published packages, each before those that stand on it. */
export const packageNames = [
  'story',
  'ui',
  'api-client',
  'player',
  'editor',
  'account',
  'library',
  'admin',
] as const;

export type PackageName = (typeof packageNames)[number];
