import { Delayed } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useNavigation } from 'react-router-dom';
import { layoutMessages } from '../messages/layout.ts';
import { progress } from './NavigationProgress.css.ts';

/** Tells that the next page is on its way, when it takes longer than a blink. */
export function NavigationProgress() {
  const words = useMessages(layoutMessages);
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Delayed>
      <div className={progress} role="progressbar" aria-label={words.loading} />
    </Delayed>
  );
}
