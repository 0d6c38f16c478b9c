import { Pencil } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PersonMark } from '../store/session/canvasOverlays.ts';
import * as styles from './PersonMarks.css.ts';

const hues = [
  '#3f83f8',
  '#e5484d',
  '#23a566',
  '#a259e6',
  '#f27b1a',
  '#0f9bb0',
  '#d6409f',
  '#8a6d1f',
] as const;

export const personHue = (colour: number): string | undefined => hues[colour % hues.length];

const mostShown = 3;

const letterOf = (name: string): string =>
  String.fromCodePoint(name.trim().codePointAt(0) ?? 63).toLocaleUpperCase('ru');

export type PersonMarksProps = { people: readonly PersonMark[] };

/** Who else is at a node: a letter each, and a pen for who writes. What they stand in says the names. */
export const PersonMarks = ({ people }: PersonMarksProps) => (
  <span className={styles.people} aria-hidden data-testid="person-marks">
    {people.slice(0, mostShown).map(({ id, name, colour, isWriting }) => (
      <span
        key={id}
        className={styles.person}
        data-letter={isWriting ? undefined : letterOf(name)}
        style={{ '--person': personHue(colour) } as CSSProperties}
      >
        {isWriting && <Pencil size={11} />}
      </span>
    ))}
    {people.length > mostShown && `+${people.length - mostShown}`}
  </span>
);
