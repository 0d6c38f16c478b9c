'use client';

import { ConfirmProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import type { ReactNode } from 'react';

/** Once, around the application. The player alone needs none of them. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    <LocaleProvider locale="en">
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>
  </ThemeProvider>
);
