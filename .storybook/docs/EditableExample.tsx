import { Button, Inline, type Locale } from '@dreamfork/ui';
import { lazy, type ReactNode, Suspense, useState, useTransition } from 'react';
import * as styles from './DocsPage.css.ts';

const ExampleEditor = lazy(() => import('./ExampleEditor.tsx'));

export type EditableExampleProps = {
  source: Promise<string>;
  locale: Locale;
  /** The example and its source as they were written. */
  children: ReactNode;
};

/** The example of a docs page; Edit turns it into an editor, which is loaded then. */
export function EditableExample({ source, locale, children }: EditableExampleProps) {
  const [isEdited, setEdited] = useState(false);
  const [resets, setResets] = useState(0);
  const [isLoading, startTransition] = useTransition();
  return (
    <section className={styles.section} aria-labelledby="example">
      <div className={styles.headingRow}>
        <h2 id="example" className={styles.heading}>
          Example
        </h2>
        <Inline gap="2">
          {isEdited && (
            <Button size="small" variant="quiet" onPress={() => setResets(resets + 1)}>
              Reset
            </Button>
          )}
          <Button
            size="small"
            isPending={isLoading}
            onPress={() => startTransition(() => setEdited(!isEdited))}
          >
            {isEdited ? 'Done' : 'Edit'}
          </Button>
        </Inline>
      </div>
      <Suspense fallback={null}>
        {isEdited ? <ExampleEditor key={resets} source={source} locale={locale} /> : children}
      </Suspense>
    </section>
  );
}
