import { Badge, Button, Dialog, TextField, useToast } from '@dreamfork/ui';
import { copyText } from '@dreamfork/ui/browser';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ClipboardCopy, Eraser } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { formatTime } from '../../formatTime.ts';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './ApiConsoleDialog.css.ts';
import { apiConsoleMessages } from './messages.ts';
import {
  bodyLimit,
  firstAddress,
  isAllowedAddress,
  logged,
  logText,
  type ProbeEntry,
} from './requestLog.ts';

/** Asks servers and shows what they answer. */
export function ApiConsoleDialog({ isOpen, onClose }: WorkspaceDialogProps<'apiConsole'>) {
  const { apiConsole } = useEditor().services;
  const messages = useMessages(apiConsoleMessages);
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
    setWrong(!isAllowedAddress(url));
    if (!apiConsole || isPending || !isAllowedAddress(url)) return;
    const current = new AbortController();
    controller.current = current;
    setPending(true);
    const at = Date.now();
    const begun = performance.now();
    const answer = await apiConsole.get({ url, signal: current.signal });
    if (current.signal.aborted) return;
    setPending(false);
    count.current += 1;
    const request = { id: count.current, url, at, duration: Math.round(performance.now() - begun) };
    const entry: ProbeEntry = answer.ok
      ? {
          ...request,
          kind: 'answered',
          status: answer.value.status,
          body: answer.value.body.slice(0, bodyLimit),
        }
      : { ...request, kind: 'failed', message: answer.error.message };
    setLog((entries) => logged(entries, entry));
  };

  const copy = async () => {
    if (await copyText(logText(log))) toast({ status: 'success', title: messages.copied });
    else toast({ status: 'error', title: messages.notCopied });
  };

  return (
    <Dialog
      title={messages.title}
      description={messages.text}
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
          label={messages.address}
          value={address}
          onChange={setAddress}
          {...(isWrong ? { errorMessage: messages.wrongAddress } : {})}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {messages.send}
        </Button>
      </form>
      <section className={styles.log} aria-label={messages.log}>
        <div className={styles.head}>
          <h3 className={styles.title}>{messages.log}</h3>
          {log.length > 0 && (
            <>
              <Button size="small" variant="quiet" icon={ClipboardCopy} onPress={() => void copy()}>
                {messages.copy}
              </Button>
              <Button size="small" variant="quiet" icon={Eraser} onPress={() => setLog([])}>
                {messages.clear}
              </Button>
            </>
          )}
        </div>
        {log.length === 0 && <p className={styles.quiet}>{messages.empty}</p>}
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
                <span className={styles.quiet}>{messages.duration(entry.duration)}</span>
                <span className={styles.quiet}>{formatTime(locale, entry.at)}</span>
              </div>
              <pre className={styles.body}>
                {entry.kind === 'answered'
                  ? entry.body || messages.noBody
                  : entry.message || messages.noAnswer}
              </pre>
            </li>
          ))}
        </ol>
      </section>
    </Dialog>
  );
}
