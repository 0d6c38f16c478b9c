import { Source } from '@storybook/addon-docs/blocks';
import { Suspense, useMemo } from 'react';
import { Contents } from './Contents.tsx';
import * as styles from './DocsPage.css.ts';
import { Code } from './ExampleSection.tsx';
import { firstScreenOf } from './examples.ts';
import { FramedStory } from './FramedStory.tsx';
import { manifestOf } from './manifests.ts';
import { addressOf } from './pageAddress.ts';
import type { DocsGlobals } from './useDocsGlobals.ts';
import type { GetStarted } from './useDocsSubject.ts';
import { WithCode } from './WithCode.tsx';

type Manifest = NonNullable<ReturnType<typeof manifestOf>>;

const install = ({ name, peerDependencies = {}, peerDependenciesMeta = {} }: Manifest) => {
  const peers = Object.keys(peerDependencies);
  const isNeeded = (peer: string) => peer !== 'msw' || !peerDependenciesMeta[peer]?.optional;
  return `npm install ${[name, ...peers.filter(isNeeded)].join(' ')}`;
};

const styleSheet = './styles.css';

/** The style sheets of a package and of the packages that it stands on. */
const styleImports = ({ name, peerDependencies = {}, publishConfig }: Manifest): string[] => {
  const below = '@dreamfork/ui' in peerDependencies ? ['@dreamfork/ui'] : [];
  const own = styleSheet in publishConfig.exports ? [name] : [];
  return [...below, ...own].map((each) => `import '${each}/styles.css';`);
};

export type GetStartedPageProps = GetStarted & { globals: DocsGlobals };

/** How an application takes a package: what to install, the first screen as it was written, and what it shows. */
export function GetStartedPage({ package: name, notes, next, globals }: GetStartedPageProps) {
  const manifest = manifestOf(name);
  const source = useMemo(() => firstScreenOf(name)?.(), [name]);
  if (!manifest || !source) throw new Error(`packages/${name} has no first screen.`);
  const isDark = globals.theme === 'dark';
  const sheets = styleImports(manifest);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{manifest.name}</h1>
        <p className={styles.lead}>{manifest.description}</p>
        <Contents sections={['Install', 'First screen', 'Good to know', 'Next']} />
      </header>
      <section className={styles.section} aria-labelledby="install">
        <h2 id="install" className={styles.heading}>
          Install
        </h2>
        <Source code={install(manifest)} language="bash" dark={isDark} />
        {sheets.length > 0 && (
          <>
            <p className={styles.cardText}>Once, where your application begins:</p>
            <Source code={sheets.join('\n')} language="tsx" dark={isDark} />
          </>
        )}
      </section>
      <section className={styles.section} aria-labelledby="first-screen">
        <h2 id="first-screen" className={styles.heading}>
          First screen
        </h2>
        <div className={styles.frame}>
          <FramedStory />
        </div>
        <Suspense fallback={null}>
          <Code source={source} isDark={isDark} />
        </Suspense>
      </section>
      <section className={styles.section} aria-labelledby="good-to-know">
        <h2 id="good-to-know" className={styles.heading}>
          Good to know
        </h2>
        <ul className={styles.bullets}>
          {notes.map((note) => (
            <li key={note}>
              <WithCode>{note}</WithCode>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="next">
        <h2 id="next" className={styles.heading}>
          Next
        </h2>
        <ul className={styles.bullets}>
          {Object.entries(next).map(([id, text]) => (
            <li key={id}>
              <a className={styles.link} href={addressOf(id)} target="_top">
                {text}
              </a>
            </li>
          ))}
          <li>
            <a className={styles.link} href={manifest.homepage}>
              Everything about the package
            </a>
          </li>
        </ul>
      </section>
    </div>
  );
}
