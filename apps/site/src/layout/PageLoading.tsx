import { Spinner } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { layoutMessages } from '../messages/layout.ts';
import { centred } from './layout.css.ts';

/** Shown while the code of a page is on its way. */
export function PageLoading() {
  const words = useMessages(layoutMessages);
  return (
    <div className={centred}>
      <Spinner label={words.loading} />
    </div>
  );
}
