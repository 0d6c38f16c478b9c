import type { MacroReader } from '../textPart.ts';
import { readChapbook } from './chapbook.ts';
import { readElement } from './element.ts';
import { readHarlowe } from './harlowe.ts';
import { readSnowman } from './snowman.ts';
import { readAngles } from './sugarcube.ts';

/** How a story format writes macros. `plain` is Twine 1 and formats that the file does not name. */
export type Dialect = 'harlowe' | 'sugarcube' | 'chapbook' | 'snowman' | 'plain';

export const dialectOf = (format: string): Dialect => {
  const name = format.toLowerCase();
  for (const dialect of ['harlowe', 'sugarcube', 'chapbook', 'snowman'] as const) {
    if (name.includes(dialect)) return dialect;
  }
  return 'plain';
};

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

export const macroReaders: Readonly<Record<Dialect, MacroReader>> = {
  harlowe: inTurn(readHarlowe, readElement),
  sugarcube: inTurn(readAngles, readElement),
  chapbook: inTurn(readChapbook, readElement),
  snowman: inTurn(readSnowman, readElement),
  plain: inTurn(readAngles, readElement),
};
