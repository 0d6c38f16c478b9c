import { Delayed, Spinner } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useNavigation } from 'react-router-dom';
import { layoutMessages } from '../messages/layout.ts';
import { centred, progress } from './layout.css.ts';

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

/** A bar at the top of the window while the next page loads. */
export function NavigationProgress() {
  const messages = useMessages(layoutMessages);
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Delayed>
      <div className={progress} role="progressbar" aria-label={messages.loading} />
    </Delayed>
  );
}
