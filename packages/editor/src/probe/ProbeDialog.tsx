import { Badge, Button, Dialog, TextField, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ClipboardCopy, Eraser } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { useEditor } from '../EditorContext.tsx';
import { formatTime } from '../formatTime.ts';
import { probeMessages } from '../messages/probe.ts';
import * as styles from './ProbeDialog.css.ts';
import {
  bodyLimit,
  firstAddress,
  isProbeAddress,
  logged,
  logText,
  type ProbeEntry,
} from './probeLog.ts';

/** Asks servers and shows what they answer. */
export function ProbeDialog({ isOpen, onClose }: DeskDialogProps<'probe'>) {
  const { probe } = useEditor().services;
  const words = useMessages(probeMessages);
  const locale = useLocale();
  const toast = useToast();
  const [address, setAddress] = useState(firstAddress);
  const [isWrong, setWrong] = useState(false);
  const [isPending, setPending] = useState(false);
  const [log, setLog] = useState<readonly ProbeEntry[]>([]);
  const count = useRef(0);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async () => {
    const url = address.trim();
    setWrong(!isProbeAddress(url));
    if (!probe || isPending || !isProbeAddress(url)) return;
    const current = new AbortController();
    controller.current = current;
    setPending(true);
    const at = Date.now();
    const begun = performance.now();
    const answer = await probe.get({ url, signal: current.signal });
    if (current.signal.aborted) return;
    setPending(false);
    count.current += 1;
    const facts = { id: count.current, url, at, duration: Math.round(performance.now() - begun) };
    const entry: ProbeEntry = answer.ok
      ? {
          ...facts,
          kind: 'answered',
          status: answer.value.status,
          body: answer.value.body.slice(0, bodyLimit),
        }
      : { ...facts, kind: 'failed', message: answer.error.message };
    setLog((entries) => logged(entries, entry));
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(logText(log));
      toast({ status: 'success', title: words.copied });
    } catch {
      toast({ status: 'error', title: words.notCopied });
    }
  };

  return (
    <Dialog
      title={words.title}
      description={words.text}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={words.address}
          value={address}
          onChange={setAddress}
          {...(isWrong ? { errorMessage: words.wrongAddress } : {})}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {words.send}
        </Button>
      </form>
      <section className={styles.log} aria-label={words.log}>
        <div className={styles.head}>
          <h3 className={styles.title}>{words.log}</h3>
          {log.length > 0 && (
            <>
              <Button size="small" variant="quiet" icon={ClipboardCopy} onPress={() => void copy()}>
                {words.copy}
              </Button>
              <Button size="small" variant="quiet" icon={Eraser} onPress={() => setLog([])}>
                {words.clear}
              </Button>
            </>
          )}
        </div>
        {log.length === 0 && <p className={styles.quiet}>{words.empty}</p>}
        <ol className={styles.entries} aria-live="polite">
          {log.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <div className={styles.line}>
                <Badge
                  tone={entry.kind === 'answered' && entry.status < 400 ? 'success' : 'danger'}
                >
                  {entry.kind === 'answered' ? String(entry.status) : '—'}
                </Badge>
                <span className={styles.address}>{entry.url}</span>
                <span className={styles.quiet}>{words.duration(entry.duration)}</span>
                <span className={styles.quiet}>{formatTime(locale, entry.at)}</span>
              </div>
              <pre className={styles.body}>
                {entry.kind === 'answered'
                  ? entry.body || words.noBody
                  : entry.message || words.noAnswer}
              </pre>
            </li>
          ))}
        </ol>
      </section>
    </Dialog>
  );
}
