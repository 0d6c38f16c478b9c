import {
  createFinder,
  type Link,
  type MacroReader,
  macro,
  readLink,
  string,
  stringsIn,
} from '../textPart.ts';

const angleLinks = new Set(['link', 'button', 'click', 'goto', 'choice', 'actions']);
const angleName = /<<\s{0,20}(\/?[A-Za-z_$][\w-]{0,60}|[-=])/y;
const bracketLink = /\[\[(.{1,1000}?)\]\]/;

const angleJump = new RegExp(
  `^([^<]{0,200})<<goto\\s{1,20}(${string})\\s{0,20}>>([^<]{0,200})<</(?:link|button|click)>>`,
);

const linkOfAngle = (name: string, text: string): Link | null => {
  const brackets = bracketLink.exec(text)?.[1];
  if (brackets !== undefined) return readLink(brackets);
  const [first, second] = stringsIn(text);
  if (first === undefined) return null;
  if (name === 'goto' || name === 'actions') return { label: first, target: first.trim() };
  if (name === 'choice') return { label: second ?? first, target: first.trim() };
  return second === undefined ? null : { label: first, target: second.trim() };
};

export const readAngles: MacroReader = (text) => {
  const closing = createFinder(text, '>>');
  return (at) => {
    if (text[at] !== '<' || text[at + 1] !== '<') return null;
    angleName.lastIndex = at;
    const name = angleName.exec(text)?.[1];
    if (name === undefined) return null;
    const close = closing(angleName.lastIndex);
    if (close === -1) return null;
    const whole = text.slice(at, close + 2);
    const link = angleLinks.has(name) ? linkOfAngle(name, whole) : null;
    if (name.startsWith('/')) {
      const text = angleLinks.has(name.slice(1)) ? '' : whole;
      return { part: { kind: 'text', text }, end: close + 2 };
    }
    const jump =
      angleLinks.has(name) && !link ? angleJump.exec(text.slice(close + 2, close + 1500)) : null;
    const [label] = stringsIn(whole);
    if (jump && label !== undefined) {
      const target = (jump[2] ?? '').slice(1, -1).trim();
      const end = close + 2 + jump[0].length;
      return macro(`<<${name}>>`, label + `${jump[1]}${jump[3]}`.trim(), end, { label, target });
    }
    const isWritten = link !== null && name !== 'goto';
    return macro(`<<${name}>>`, isWritten ? link.label : whole, close + 2, link ?? undefined);
  };
};
