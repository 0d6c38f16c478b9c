import { ConfirmProvider, LocaleProvider, ToastProvider } from '@dreamfork/ui';
import type { ReactNode } from 'react';
import * as styles from './DocsPage.css.ts';
import type { DocsGlobals } from './useDocsGlobals.ts';

export type ExampleStageProps = Pick<DocsGlobals, 'locale'> & { children: ReactNode };

/** Where an example is shown, with the providers that an application has. */
export const ExampleStage = ({ locale, children }: ExampleStageProps) => (
  <div className={styles.example}>
    <LocaleProvider locale={locale}>
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>
  </div>
);
