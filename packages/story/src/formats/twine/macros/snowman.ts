import { createFinder, type MacroReader, macro } from '../textPart.ts';

const template = /<%[=-]?/y;

export const readSnowman: MacroReader = (text) => {
  const closing = createFinder(text, '%>');
  return (at) => {
    if (text[at] !== '<' || text[at + 1] !== '%') return null;
    template.lastIndex = at;
    const [opening = '<%'] = template.exec(text) ?? [];
    const close = closing(at + opening.length);
    return close === -1 ? null : macro(`${opening} %>`, text.slice(at, close + 2), close + 2);
  };
};
