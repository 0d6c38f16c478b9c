import { Button, Menu, MenuTrigger } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Braces } from 'lucide-react';
import type { RefObject } from 'react';
import { logicMessages } from './messages.ts';
import { useVariables } from './useVariables.ts';

export type InsertValueProps = {
  /** The field in which the text is written. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  onInsert: (text: string) => void;
};

/** Puts the value of a variable where the caret of a text is. A story without variables has none to offer. */
export function InsertValue({ field, onInsert }: InsertValueProps) {
  const messages = useMessages(logicMessages);
  const variables = useVariables();
  if (variables.length === 0) return null;
  const insert = (name: string) => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const start = selectionStart ?? value.length;
    const placed = `{${name}}`;
    onInsert(value.slice(0, start) + placed + value.slice(selectionEnd ?? start));
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start + placed.length, start + placed.length);
    });
  };
  return (
    <div>
      <MenuTrigger>
        <Button variant="quiet" size="small" icon={Braces}>
          {messages.insertValue}
        </Button>
        <Menu items={variables.map(({ name }) => ({ id: name, label: name }))} onAction={insert} />
      </MenuTrigger>
    </div>
  );
}
