import * as styles from './DocsPage.css.ts';
import { manifestOf } from './manifests.ts';

const changelogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The first version whose changes name an export; before the first release, the version to come. */
function sinceVersion(packageName: string, exportName: string, current: string): string {
  const changelog = changelogs[`../../packages/${packageName}/CHANGELOG.md`] ?? '';
  const versions = changelog.split(/^## /m).slice(1).reverse();
  const found = versions.find((version) => new RegExp(`\\b${exportName}\\b`).test(version));
  return found?.split('\n', 1)[0]?.trim() ?? current;
}

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
  return (
    <p className={styles.facts}>
      <span className={styles.fact}>{manifest.name}</span>
      {exportName && (
        <span className={styles.fact}>
          since {sinceVersion(packageName, exportName, manifest.version)}
        </span>
      )}
      <span className={styles.fact}>{status}</span>
    </p>
  );
}
