import { use } from 'react';
import type { ComponentApi } from '../../.storybook/componentApi/types.ts';
import { changesOf } from './changes.ts';
import * as styles from './DocsPage.css.ts';
import { loadReleases } from './loadReleases.ts';
import { WithCode } from './WithCode.tsx';

export type ChangesSectionProps = {
  packageName: string | undefined;
  components: readonly ComponentApi[];
};

/** What became of a component and of what is exported beside it, the newest release first. */
export function ChangesSection({ packageName, components }: ChangesSectionProps) {
  const names = components.flatMap(({ name, companions }) => [
    name,
    ...companions.map((companion) => companion.name),
  ]);
  const { releasesOf } = use(loadReleases());
  const releases = changesOf(releasesOf(packageName), names);
  const [newest] = releases;
  if (!newest) return null;
  const count = releases.flatMap(({ changes }) => changes).length;
  return (
    <section className={styles.section} aria-labelledby="changes">
      <h2 id="changes" className={styles.heading}>
        Changes
      </h2>
      <details>
        <summary className={styles.foldTitle}>
          {count} {count === 1 ? 'change' : 'changes'}, latest: {newest.version}
        </summary>
        {releases.map(({ version, changes }) => (
          <div key={version}>
            <h3 className={styles.subheading}>{version}</h3>
            <ul className={styles.bullets}>
              {changes.map(({ text }) => (
                <li key={text}>
                  <WithCode>{text}</WithCode>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}
