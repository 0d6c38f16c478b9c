import { Suspense, use } from 'react';
import { sinceRelease } from './changes.ts';
import * as styles from './DocsPage.css.ts';
import { loadReleases } from './loadReleases.ts';
import { manifestOf } from './manifests.ts';

export type FactsProps = {
  packageName: string | undefined;
  exportName: string | undefined;
  tags: readonly string[];
};

type SinceProps = { packageName: string; exportName: string; version: string };

function Since({ packageName, exportName, version }: SinceProps) {
  const { releasesOf } = use(loadReleases());
  const since = sinceRelease(releasesOf(packageName), exportName) ?? version;
  return <span className={styles.fact}>since {since.toLowerCase()}</span>;
}

/** Where a component is from, since when, and how settled it is. */
export function Facts({ packageName, exportName, tags }: FactsProps) {
  const manifest = manifestOf(packageName);
  if (!packageName || !manifest) return null;
  const isBeforeOne = manifest.version.startsWith('0.');
  const status = tags.includes('experimental') ? 'experimental' : isBeforeOne ? 'beta' : 'stable';
  return (
    <p className={styles.facts}>
      <span className={styles.fact}>{manifest.name}</span>
      {exportName && (
        <Suspense fallback={null}>
          <Since packageName={packageName} exportName={exportName} version={manifest.version} />
        </Suspense>
      )}
      <span className={styles.fact}>{status}</span>
    </p>
  );
}
