import type { ReactNode } from 'react';
import { themeNames } from '../theme.ts';
import * as styles from './InEachTheme.css.ts';

/** Shows its children in the three themes, one below the other: for stories that compare looks. */
export const InEachTheme = ({ children }: { children: ReactNode }) =>
  themeNames.map((theme) => (
    <div key={theme} data-theme={theme} className={styles.theme}>
      {children}
    </div>
  ));
