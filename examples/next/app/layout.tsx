import '@dreamfork/ui/styles.css';
import type { ReactNode } from 'react';
import { Providers } from '../../react/Providers';

export const metadata = { title: 'Story club', icons: 'data:,' };

// ThemeProvider sets `data-theme` before React compares the page with the server's.
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body style={{ margin: 0 }}>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
