import { ConfirmProvider, LocaleProvider, ToastProvider } from '@dreamfork/ui';
import { Source } from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, Suspense, use, useMemo } from 'react';
import * as styles from './DocsPage.css.ts';
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
  /** Shows the first story, which has a page and a mock server of its own, in place of the example. */
  isStoryShown: boolean;
  globals: DocsGlobals;
};

/** The example of a docs page: the file as it was written, and what it shows. */
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
          <div className={styles.example}>
            <LocaleProvider locale={globals.locale}>
              <ToastProvider>
                <ConfirmProvider>
                  <Live component={component} />
                </ConfirmProvider>
              </ToastProvider>
            </LocaleProvider>
          </div>
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
