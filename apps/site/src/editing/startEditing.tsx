import { SessionProvider } from '@dreamfork/account/session';
import { ConfirmProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import { LocaleControlProvider, useLocale } from '@dreamfork/ui/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LazyNotice } from '../layout/LazyNotice.tsx';
import { reportCaught } from '../reportError.ts';
import { createConnection } from '../session/createConnection.ts';
import { EditorPage } from './EditorPage.tsx';
import type { EditingAddress } from './editingAddress.ts';

/** Renders the document of the editor, without the rest of the site. */
export function startEditing(root: HTMLElement, { id }: EditingAddress): void {
  const { client, session } = createConnection();
  createRoot(root, { onCaughtError: reportCaught }).render(
    <StrictMode>
      <ThemeProvider>
        <LocaleControlProvider>
          <SessionProvider value={session}>
            <ToastProvider>
              <ConfirmProvider>
                <EditorNotice />
                <EditorPage client={client} {...(id === undefined ? {} : { id })} />
              </ConfirmProvider>
            </ToastProvider>
          </SessionProvider>
        </LocaleControlProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}

/** In the language that the author switches to. */
const EditorNotice = () => <LazyNotice locale={useLocale()} />;
