import { Source } from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, Suspense, use, useMemo } from 'react';
import * as styles from './DocsPage.css.ts';
import { ExampleStage } from './ExampleStage.tsx';
import type { exampleOf } from './examples.ts';
import { FramedStory } from './FramedStory.tsx';
import type { DocsGlobals } from './useDocsGlobals.ts';

type Example = NonNullable<ReturnType<typeof exampleOf>>;

/** The source of a file, as it was written. */
export function Code({ source, isDark }: { source: Promise<string>; isDark: boolean }) {
  return <Source code={use(source)} language="tsx" dark={isDark} />;
}

function Live({ component }: { component: Promise<ComponentType> }) {
  return createElement(use(component));
}

export type ExampleSectionProps = {
  example: Example;
  /** The first story, which has a page of its own, stands for the example. */
  isStoryShown: boolean;
  globals: DocsGlobals;
};

/** The example of a docs page: what it shows and the file as it was written. */
export function ExampleSection({ example, isStoryShown, globals }: ExampleSectionProps) {
  const source = useMemo(() => example.source(), [example]);
  const component = useMemo(
    () => (isStoryShown ? undefined : example.component()),
    [example, isStoryShown],
  );
  return (
    <section className={styles.section} aria-labelledby="example">
      <h2 id="example" className={styles.heading}>
        Example
      </h2>
      <Suspense fallback={null}>
        {component ? (
          <ExampleStage locale={globals.locale}>
            <Live component={component} />
          </ExampleStage>
        ) : (
          <div className={styles.frame}>
            <FramedStory />
          </div>
        )}
        <Code source={source} isDark={globals.theme === 'dark'} />
      </Suspense>
    </section>
  );
}
