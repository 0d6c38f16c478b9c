import type { Variable } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { variablesMessages } from './messages.ts';
import type { LitProps } from './useLitVariable.ts';
import { VariableForm, type VariableFormProps, valueText } from './VariableForm.tsx';
import * as styles from './variables.css.ts';

export type VariableRowProps = VariableFormProps & {
  variable: Variable;
  isOpen: boolean;
  onToggle: () => void;
  tabIndex: 0 | -1;
  /** Told when the pointer or the focus comes and goes. */
  lit: LitProps;
  /** Whether the row is to take the focus; `onFocused` is called when it has. */
  takesFocus: boolean;
  onFocused: () => void;
};

/** A variable in a line; a press opens what can be changed of it. */
export function VariableRow({
  isOpen,
  onToggle,
  tabIndex,
  lit,
  takesFocus,
  onFocused,
  ...form
}: VariableRowProps) {
  const messages = useMessages(variablesMessages);
  const { name, type, initial } = form.variable;
  const formId = useId();
  const head = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    head.current?.focus();
    onFocused();
  });
  useEffect(() => {
    if (takesFocus) takeFocus();
  }, [takesFocus]);
  return (
    <div className={styles.variable} data-open={isOpen || undefined} {...lit}>
      <button
        ref={head}
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={onToggle}
      >
        <ChevronRight className={styles.chevron} size={16} aria-hidden />
        <span className={styles.name}>
          <span className={styles.title}>{name}</span>
          <span className={styles.facts}>
            {messages.types[type]} · {valueText(initial, messages)} ·{' '}
            {messages.uses(form.places.length)}
          </span>
        </span>
      </button>
      {isOpen && (
        <div id={formId}>
          <VariableForm {...form} />
        </div>
      )}
    </div>
  );
}
