import { type AnswerProblem, type PlayQuestion, readAnswer } from '@dreamfork/story';
import { typeset } from '@dreamfork/story/text';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useAuthorText, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Question.css.ts';

export type QuestionProps = {
  question: PlayQuestion;
  onAnswer: (text: string) => void;
};

/** What the story asks its reader: a field with its limits; the story goes on after the answer. */
export function Question({ question, onAnswer }: QuestionProps) {
  const { question: messages } = usePlayerMessages();
  const authorText = useAuthorText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<AnswerProblem | null>(null);
  const limits = messages.limits(question.type, question.minimum, question.maximum);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const answer = readAnswer(question, input.value);
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) {
      onAnswer(input.value);
      input.value = '';
    } else input.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label {...authorText} className={styles.label} htmlFor={id}>
        {typeset(question.text)}
      </label>
      {limits && (
        <p id={`${id}-limits`} className={styles.limits}>
          {limits}
        </p>
      )}
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          inputMode={question.type === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          aria-required="true"
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-limits ${id}-error`}
        />
        <button type="submit" className={styles.submit}>
          {messages.answer}
        </button>
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {problem && messages.problems[problem]}
      </p>
    </form>
  );
}
