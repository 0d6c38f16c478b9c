import {
  LinkedDecisionsPage as LinkedDecisions,
  DecisionsPage as OwnDecisions,
} from '@dreamfork/library';
import { useMessages } from '@dreamfork/ui/i18n';
import { useLocation } from 'react-router-dom';
import { SiteLibrary } from '../../library/SiteLibrary.tsx';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { titleMessages } from '../titles.messages.ts';

export function DecisionsPage() {
  usePageTitle(useMessages(titleMessages).decisions);
  return (
    <SiteLibrary>
      <OwnDecisions />
    </SiteLibrary>
  );
}

/** Opened by a link of a letter or of a refused sign-in, without a session. */
export function LinkedDecisionsPage() {
  usePageTitle(useMessages(titleMessages).decisions);
  return (
    <SiteLibrary>
      <LinkedDecisions hash={useLocation().hash} />
    </SiteLibrary>
  );
}
