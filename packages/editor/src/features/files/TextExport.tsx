import { Button, ButtonGroup, useToast } from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import * as styles from './FilesDialog.css.ts';
import { cleanFileName } from './fileName.ts';
import { reportMessages } from './report.messages.ts';
import type { TextFormat } from './writeText.ts';

const formats: readonly { id: TextFormat; label: string }[] = [
  { id: 'twee', label: 'Twee' },
  { id: 'markdown', label: 'Markdown' },
  { id: 'json', label: 'JSON' },
];

/** The story as it stands in the editor, as text for other programs. Works without the server. */
export function TextExport() {
  const { session } = useEditor();
  const messages = useMessages(reportMessages);
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (format: TextFormat) => {
    setProblem(null);
    try {
      const { textWriters } = await import('./writeText.ts');
      const { extension, write } = textWriters[format];
      const { document } = session.getState();
      const name = cleanFileName(`${document.title}${extension}`);
      saveFile(new File([write(document)], name, { type: 'text/plain' }), name);
      toast({ status: 'success', title: messages.exported });
    } catch {
      setProblem(messages.exportUnavailable);
    }
  };

  return (
    <section className={styles.section} aria-label={messages.exportTitle}>
      <h3 className={styles.title}>{messages.exportTitle}</h3>
      <p className={styles.text}>{messages.exportText}</p>
      <ButtonGroup label={messages.exportTitle}>
        {formats.map(({ id, label }) => (
          <Button key={id} onPress={() => void save(id)}>
            {label}
          </Button>
        ))}
      </ButtonGroup>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
