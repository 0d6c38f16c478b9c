import type { StoryDocument } from '@dreamfork/story';
import { factsOfForm, type SaveFacts } from './storyDocuments.ts';

/** Items written between two rests: a few milliseconds of work on a slow machine. */
const itemsAtOnce = 100;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A value as JSON inside a JSON string, without the quotes around it. */
const nested = (value: unknown): string => JSON.stringify(JSON.stringify(value)).slice(1, -1);

export type EncodeOptions = SaveFacts & {
  /** Lets the page answer the author between two pieces. @default the next task of the page */
  rest?: () => Promise<void>;
};

/**
 * The body of a save, the very JSON of `toSaveRequest`, written piece by piece: a big story as one
 * piece would hold up typing for a tenth of a second at every save.
 */
export async function encodeSaveRequest(
  { title, description, ...content }: StoryDocument,
  { rest = nextTask, ...saved }: EncodeOptions,
): Promise<Blob> {
  const { nodes, connections, ...others } = content;
  const pieces: Blob[] = [];
  const write = (...text: string[]) => pieces.push(new Blob(text));

  const writeList = async (items: readonly unknown[]) => {
    for (let start = 0; start < items.length; start += itemsAtOnce) {
      await rest();
      const texts = items.slice(start, start + itemsAtOnce).map(nested);
      write(start === 0 ? '' : ',', texts.join(','));
    }
  };

  const facts = { title, description, ...factsOfForm(saved) };
  const rests = nested(others).slice(1, -1);
  write(
    JSON.stringify(facts).slice(0, -1),
    ',"content":"{',
    rests,
    rests ? ',' : '',
    nested('nodes'),
    ':[',
  );
  await writeList(nodes);
  write('],', nested('connections'), ':[');
  await writeList(connections);
  write(']}"}');
  return new Blob(pieces, { type: 'application/json' });
}
