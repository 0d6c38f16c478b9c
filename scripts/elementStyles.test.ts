import { expect, test } from 'vitest';
import { elementStyles, longName, shortNames } from './elementStyles.ts';

test('a size of the page becomes one of the element', () => {
  expect(elementStyles('a{padding:1.5rem}')).toBe('a{padding:calc(1.5*var(--df-rem))}');
});

test('a variable that no rule asks for stays behind, also when only another such one asks', () => {
  const css =
    ':host{--df-color-ink:#FFFFFF;--df-a:var(--df-b);--df-b:1px}a{color:var(--df-color-ink)}';
  expect(elementStyles(css)).toBe(':host{--df-color-ink:#ffffff}a{color:var(--df-color-ink)}');
});

test('a distance stands where it is used; a colour stays the page’s to change', () => {
  const css =
    ':host{--df-space-2: 8px;--df-color-ink: red}a{gap:var(--df-space-2);color:var(--df-color-ink)}';
  expect(elementStyles(css)).toBe(':host{--df-color-ink:red}a{gap:8px;color:var(--df-color-ink)}');
});

test('a ring of the focus stands once and first, one that is drawn inside stays where it is', () => {
  const ring = 'outline:2px solid var(--ring);outline-offset:2px';
  const inside = 'b:focus-visible{outline:2px solid var(--ring);outline-offset:-2px}';
  expect(elementStyles(`a{top:0}a:focus-visible{${ring}}${inside}i:focus-visible{${ring}}`)).toBe(
    `:focus-visible{${ring}}a{top:0}${inside}`,
  );
});

test('rules for the same screens stand together, behind those for all', () => {
  const narrow = '@media screen and (max-width:599.98px)';
  expect(
    elementStyles(
      `${narrow}{a{top:0}b{top:1px}}i{top:2px}@media(pointer:coarse){i{top:3px}}${narrow}{i{top:4px}}`,
    ),
  ).toBe(
    'i{top:2px}@media (max-width:599.98px){a{top:0}b{top:1px}i{top:4px}}@media (pointer:coarse){i{top:3px}}',
  );
});

test('a face that does not come with the element is not looked for', () => {
  const faces = "'Golos Text Variable', 'Golos Text Fallback', system-ui";
  expect(
    elementStyles(`a{font-family:${faces}}b{font-family:'JetBrains Mono Variable',monospace}`),
  ).toBe("a{font-family:'Golos Text Variable',system-ui}b{font-family:monospace}");
});

test('nothing in the sheet needs an escape between double quotes', () => {
  expect(elementStyles('a[data-level="1"]{font-family:"A b", c}a[data-face="sans"]{top:0}')).toBe(
    "a[data-level='1']{font-family:'A b',c}a[data-face=sans]{top:0}",
  );
});

test('names are shortened alike in the sheet and in the script', () => {
  const name = longName({ hash: '1abc0' });
  const other = longName({ hash: '1abc1' });
  const names = shortNames(`.${name}{color:red}.${other}{color:blue}`);
  expect(names(`.${name}{color:red}.${other}{color:blue}`)).toBe('.a{color:red}.b{color:blue}');
  expect(names(`el("${other} ${name}")`)).toBe('el("b a")');
});

test('there are names for any number of rules', () => {
  const long = Array.from({ length: 800 }, (_, index) => longName({ hash: `h${index}x` }));
  const names = shortNames(long.map((name) => `.${name}{}`).join(''));
  expect(new Set(long.map(names)).size).toBe(800);
});
