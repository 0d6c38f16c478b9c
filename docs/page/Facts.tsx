import { sinceRelease } from './changes.ts';
import * as styles from './DocsPage.css.ts';
import { manifestOf } from './manifests.ts';
import { releasesOf } from './releases.ts';

export type FactsProps = {
  packageName: string | undefined;
  exportName: string | undefined;
  tags: readonly string[];
};

/** Where a component is from, since when, and how settled it is. */
export function Facts({ packageName, exportName, tags }: FactsProps) {
  const manifest = manifestOf(packageName);
  if (!packageName || !manifest) return null;
  const isBeforeOne = manifest.version.startsWith('0.');
  const status = tags.includes('experimental') ? 'experimental' : isBeforeOne ? 'beta' : 'stable';
  const since =
    exportName && (sinceRelease(releasesOf(packageName), exportName) ?? manifest.version);
  return (
    <p className={styles.facts}>
      <span className={styles.fact}>{manifest.name}</span>
      {since && <span className={styles.fact}>since {since.toLowerCase()}</span>}
      <span className={styles.fact}>{status}</span>
    </p>
  );
}
