import { DocsContext, Stories } from '@storybook/addon-docs/blocks';
import { Suspense, useContext, useMemo } from 'react';
import { AccessibilitySection } from './AccessibilitySection.tsx';
import { AnatomySection } from './Anatomy.tsx';
import { ApiSection } from './ApiSection.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import { Contents } from './Contents.tsx';
import * as styles from './DocsPage.css.ts';
import { ExampleSection } from './ExampleSection.tsx';
import { exampleOf } from './examples.ts';
import { Facts } from './Facts.tsx';
import { FramedStory } from './FramedStory.tsx';
import { isPlayed, needsFrame } from './frame.ts';
import { GetStartedPage } from './GetStartedPage.tsx';
import { PlaygroundSection } from './PlaygroundSection.tsx';
import { KeyboardSection, RulesSection, WhenSection } from './UsageSections.tsx';
import { useDocsGlobals } from './useDocsGlobals.ts';
import { useDocsSubject } from './useDocsSubject.ts';
import { WithCode } from './WithCode.tsx';

/** The one template of docs pages. A page without usage, such as a foundation, is its stories alone. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const globals = useDocsGlobals(context);
  const { usage, playedStory, getStarted, components, title, meta, packageName, fileName } =
    useDocsSubject();
  const [api] = components;
  const stories = context.componentStories();
  const example = useMemo(() => exampleOf(packageName, fileName), [packageName, fileName]);
  const [first] = stories;
  if (!first) return null;
  if (getStarted) return <GetStartedPage {...getStarted} globals={globals} />;
  if (!usage) {
    return (
      <div className={styles.head}>
        {stories.map(({ id, moduleExport }) => (
          <FramedStory key={id} of={moduleExport} />
        ))}
      </div>
    );
  }
  const played = stories.find(({ moduleExport }) => moduleExport === playedStory);
  const isFramed = needsFrame(first, meta);
  const hasPlayground = !isFramed && components.length === 1 && api !== undefined;
  const contents = [
    ...(example ? ['Example'] : []),
    'Usage',
    ...(usage.anatomy ? ['Anatomy'] : []),
    'Rules',
    ...(hasPlayground ? ['Playground'] : []),
    'States',
    ...(api ? ['Props'] : []),
    'Keyboard',
    'Accessibility',
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {api?.description && (
          <p className={styles.lead}>
            <WithCode>{api.description}</WithCode>
          </p>
        )}
        <Facts packageName={packageName} exportName={api?.name} tags={first.tags} />
        <Contents sections={contents} />
      </header>
      {example && <ExampleSection example={example} isStoryShown={isFramed} globals={globals} />}
      <WhenSection {...usage} />
      {usage.anatomy && (
        <AnatomySection
          parts={usage.anatomy}
          story={played ?? first}
          drawn={played ? 'played' : 'at rest'}
        />
      )}
      <RulesSection {...usage} />
      {hasPlayground && <PlaygroundSection api={api} story={first} />}
      <section className={styles.blocks} aria-labelledby="states">
        <Stories
          title={
            <div className={styles.head}>
              <h2 id="states" className={styles.heading}>
                States
              </h2>
            </div>
          }
          includePrimary={!hasPlayground || isPlayed(first)}
        />
      </section>
      {api && <ApiSection components={components} />}
      <KeyboardSection {...usage} />
      <AccessibilitySection usage={usage} stories={stories} />
      <Suspense fallback={null}>
        <ChangesSection packageName={packageName} components={components} />
      </Suspense>
    </div>
  );
}
