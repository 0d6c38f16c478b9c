let releases: Promise<typeof import('./releases.ts')> | undefined;

/** The changes of all packages, once a page shows some. */
export const loadReleases = () => (releases ??= import('./releases.ts'));
