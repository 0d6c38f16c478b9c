import { createFinder, type MacroReader, macro, type TextPart } from '../textPart.ts';
import { readChapbook } from './chapbook.ts';
import { readElement, readTag } from './elements.ts';
import { readHarlowe } from './harlowe.ts';
import { readCollapsed, readMarks, readStyle } from './styles.ts';
import { readAngles, readNaked } from './sugarcube.ts';

const template = /<%[=-]?/y;

/** Code of Snowman, which is JavaScript. */
const readSnowman: MacroReader = (text) => {
  const closing = createFinder(text, '%>');
  return (at) => {
    if (text[at] !== '<' || text[at + 1] !== '%') return null;
    template.lastIndex = at;
    const [opening = '<%'] = template.exec(text) ?? [];
    const close = closing(at + opening.length);
    return close === -1 ? null : macro(`${opening} %>`, text.slice(at, close + 2), close + 2);
  };
};

/**
 * How a story format writes macros. `plain` is Twine 1 and formats that the file does not name; a text of `own` was
 * written by us and has nothing but links.
 */
export type Dialect = 'harlowe' | 'sugarcube' | 'chapbook' | 'snowman' | 'plain' | 'own';

const inTurn =
  (...readers: readonly MacroReader[]): MacroReader =>
  (text) => {
    const started = readers.map((reader) => reader(text));
    return (at) => {
      for (const read of started) {
        const found = read(at);
        if (found) return found;
      }
      return null;
    };
  };

/** Reads the text of a link, a hook or another body by itself. */
type Scan = (text: string) => TextPart[];

const harloweMarks = readMarks('~~', '^^');
const wikiMarks = readMarks('__', '==', '~~', '^^');

export const macroReaders: Readonly<Record<Dialect, (scan: Scan) => MacroReader>> = {
  harlowe: (scan) =>
    inTurn(readHarlowe(scan), readCollapsed, harloweMarks, readNaked, readElement, readTag),
  sugarcube: (scan) =>
    inTurn(readAngles(scan), readStyle, wikiMarks, readNaked, readElement, readTag),
  chapbook: () => inTurn(readChapbook, readElement, readTag),
  snowman: () => inTurn(readSnowman, readElement, readTag),
  own: () => readElement,
  plain: (scan) => inTurn(readAngles(scan), readStyle, wikiMarks, readNaked, readElement, readTag),
};
