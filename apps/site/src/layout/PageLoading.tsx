import { Delayed, Spinner } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { layoutMessages } from '../messages/layout.ts';
import { centred } from './layout.css.ts';

/** Shown while the code of the first page is on its way. */
export function PageLoading() {
  const words = useMessages(layoutMessages);
  return (
    <Delayed>
      <div className={centred}>
        <Spinner label={words.loading} />
      </div>
    </Delayed>
  );
}
