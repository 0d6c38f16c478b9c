import { Delayed, Spinner } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { centred } from './layout.css.ts';
import { layoutMessages } from './messages.ts';

/** Shown while the code of the first page loads. */
export function PageLoading() {
  const messages = useMessages(layoutMessages);
  return (
    <Delayed>
      <div className={centred}>
        <Spinner label={messages.loading} />
      </div>
    </Delayed>
  );
}
