import { Button, NumberField, ProgressBar } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Play, Square } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import * as styles from './bot.css.ts';
import { botMessages } from './messages.ts';
import { useBot, useBotStore } from './useBot.ts';

const readingsMaximum = 100_000;
const seedMaximum = 2 ** 32 - 1;

/** Starts and stops the bot. Escape stops it wherever the focus is; what was found stays. */
export function BotForm() {
  const { session } = useEditor();
  const bot = useBotStore();
  const messages = useMessages(botMessages);
  const locale = useLocale();
  const isRunning = useBot(({ status }) => status === 'running');
  const share = useBot(({ progress }) => progress?.share);
  const hasFindings = useBot(({ findings }) => findings !== null);
  const [readings, setReadings] = useState(1000);
  const [seed, setSeed] = useState(1);

  // As soon as the progress is seen, and before the panel, which Escape would leave.
  useLayoutEffect(() => {
    if (!isRunning) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      bot.stop();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [bot, isRunning]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return bot.stop();
    bot.start(session.getState().document, { readings, seed });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {!hasFindings && <p className={styles.note}>{messages.about}</p>}
      <div className={styles.fields}>
        <NumberField
          label={messages.readingsLabel}
          description={messages.readingsHelp(formatNumber(locale, readingsMaximum))}
          value={readings}
          minValue={1}
          maxValue={readingsMaximum}
          onChange={(value) => setReadings(Number.isFinite(value) ? value : 1000)}
        />
        <NumberField
          label={messages.seedLabel}
          value={seed}
          minValue={0}
          maxValue={seedMaximum}
          onChange={(value) => setSeed(Number.isFinite(value) ? value : 1)}
        />
      </div>
      <p className={styles.note}>{messages.seedHelp}</p>
      <Button
        type="submit"
        variant={isRunning ? 'secondary' : 'primary'}
        icon={isRunning ? Square : Play}
      >
        {isRunning ? messages.stop : hasFindings ? messages.again : messages.start}
      </Button>
      {isRunning && (
        <ProgressBar
          label={messages.progress}
          {...(share !== undefined && { value: Math.round(share * 100) })}
        />
      )}
    </form>
  );
}
