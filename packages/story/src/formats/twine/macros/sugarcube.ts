import {
  createFinder,
  type Link,
  type MacroReader,
  macro,
  readLink,
  string,
  stringsIn,
  type TextPart,
} from '../textPart.ts';

const angleLinks = new Set(['link', 'button', 'click', 'goto', 'choice', 'actions']);
const angleName = /<<\s{0,20}(\/?[A-Za-z_$][\w-]{0,60}|[-=])/y;
const bracketLink = /\[\[(.{1,1000}?)\]\]/;

const angleJump = new RegExp(
  `<<goto\\s{1,20}(?:(${string})|\\[\\[([^[\\]]{1,300})\\]\\])\\s{0,20}>>`,
);
const longestBody = 1000;

/** `<<link "words">>…<<goto "target">><</link>>`: the other text of the body stays after the words. */
function jumpIn(body: string): { rest: string; target: string } | null {
  const [whole, quoted, bracketed] = angleJump.exec(body) ?? [];
  const rest = whole === undefined ? '' : body.replace(whole, '');
  if (whole === undefined || rest.includes('[[')) return null;
  const target = quoted === undefined ? readLink(bracketed ?? '').target : stringsIn(quoted)[0];
  return { rest: rest.trim(), target: (target ?? '').trim() };
}

const linkOfAngle = (name: string, text: string): Link | null => {
  const brackets = bracketLink.exec(text)?.[1];
  if (brackets !== undefined) return readLink(brackets);
  const [first, second] = stringsIn(text);
  if (first === undefined) return null;
  if (name === 'goto' || name === 'actions') return { label: first, target: first.trim() };
  if (name === 'choice') return { label: second ?? first, target: first.trim() };
  return second === undefined ? null : { label: first, target: second.trim() };
};

/** The links of `<<actions "one" "two">>` behind the first, each on a line of its own. */
const furtherActions = (text: string): TextPart[] =>
  stringsIn(text)
    .slice(1)
    .flatMap((label) => [
      { kind: 'text', text: '\n' },
      { kind: 'link', label, target: label.trim() },
    ]);

export const readAngles: MacroReader = (text) => {
  const closing = createFinder(text, '>>');
  const scriptEnd = createFinder(text, '<</script>>');
  return (at) => {
    if (text[at] !== '<' || text[at + 1] !== '<') return null;
    angleName.lastIndex = at;
    const name = angleName.exec(text)?.[1];
    if (name === undefined) return null;
    const close = closing(angleName.lastIndex);
    if (close === -1) return null;
    const whole = text.slice(at, close + 2);
    const codeEnd = name === 'script' ? scriptEnd(close) : -1;
    if (codeEnd !== -1) return macro('<<script>>', text.slice(at, codeEnd + 11), codeEnd + 11);
    const link = angleLinks.has(name) ? linkOfAngle(name, whole) : null;
    if (name.startsWith('/')) {
      const text = angleLinks.has(name.slice(1)) ? '' : whole;
      return { part: { kind: 'text', text }, end: close + 2 };
    }
    const [label] = stringsIn(whole);
    if (angleLinks.has(name) && !link && label !== undefined) {
      const opened = close + 2;
      const after = text.slice(opened, opened + longestBody);
      const length = after.indexOf(`<</${name}>>`);
      const jump = length === -1 ? null : jumpIn(after.slice(0, length));
      const end = opened + length + name.length + 5;
      if (jump) return macro(`<<${name}>>`, label + jump.rest, end, { label, target: jump.target });
    }
    const isWritten = link !== null && name !== 'goto';
    const found = macro(
      `<<${name}>>`,
      isWritten ? link.label : whole,
      close + 2,
      link ?? undefined,
    );
    return name === 'actions' && link ? { ...found, more: furtherActions(whole) } : found;
  };
};
