import { Button, Stack, TextArea, useToast } from '@dreamfork/ui';
import * as styles from './catalogue.css.ts';

export type JsonViewProps = { label: string; value: unknown };

/** A value as text that can be read, scrolled by keyboard and copied. */
export function JsonView({ label, value }: JsonViewProps) {
  const toast = useToast();
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ status: 'success', title: `Copied: ${label}` });
  };
  return (
    <Stack gap="1">
      <div className={styles.text}>
        <TextArea label={label} value={text} isReadOnly minRows={1} />
      </div>
      <div>
        <Button variant="quiet" size="small" onPress={() => void copy()}>
          {`Copy: ${label}`}
        </Button>
      </div>
    </Stack>
  );
}
