import { ConfirmProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleControlProvider } from '../locale/LocaleControl.tsx';
import { createConnection } from '../session/createConnection.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import { Editing } from './Editing.tsx';
import type { EditingAddress } from './editingAddress.ts';

/** Opens the editor, a page of its own: it loads nothing of the site around it. */
export function startEditing(root: HTMLElement, { id }: EditingAddress): void {
  const { client, session } = createConnection();
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <LocaleControlProvider>
          <SessionProvider session={session}>
            <ToastProvider>
              <ConfirmProvider>
                <Editing client={client} {...(id === undefined ? {} : { id })} />
              </ConfirmProvider>
            </ToastProvider>
          </SessionProvider>
        </LocaleControlProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}
