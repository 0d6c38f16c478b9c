import * as account from '@dreamfork/account';
import { useCurrentUser } from '@dreamfork/account/session';
import { createDraftStorage, createPendingUploads } from '@dreamfork/editor';
import { Container } from '@dreamfork/ui';
import { SiteAccountProvider } from './SiteAccountProvider.tsx';

export const ProfilePage = () => (
  <SiteAccountProvider>
    <account.UnconfirmedNotice user={useCurrentUser()} />
    <Container>
      <account.ProfilePage onAccountRemoved={removeDrafts} />
    </Container>
  </SiteAccountProvider>
);

/** Deletes the drafts and waiting files of a user from this browser; does nothing where the browser refuses its storage. */
async function removeDrafts(owner: string): Promise<void> {
  const drafts = createDraftStorage({ owner });
  const uploads = createPendingUploads({ owner });
  try {
    for (const { key } of await drafts.list()) await drafts.remove(key);
    for (const { nodeId } of await uploads.list()) await uploads.remove(nodeId);
  } catch {
    return;
  }
}
