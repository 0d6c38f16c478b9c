/** A font of the page as a worker can load it: a worker has none of them. */
export type FontSource = {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
};

/** Letters of the alphabets that stories are mostly written in; others load as they are drawn. */
export const commonLetters = 'Az\u0410\u044f09\u2026';

const unquoted = (name: string): string => name.trim().replaceAll(/^["']|["']$/g, '');

/** The fonts that the style sheets of the page define for a list of families. */
export function fontSources(families: string): FontSource[] {
  const wanted = new Set(families.split(',').map(unquoted));
  const found: FontSource[] = [];
  const look = (rules: CSSRuleList, base: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) look(rule.cssRules, base);
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const read = (name: string) => rule.style.getPropertyValue(name);
      const family = unquoted(read('font-family'));
      if (!wanted.has(family)) continue;
      const source = read('src').replaceAll(
        /url\(["']?([^"')]+)["']?\)/g,
        (_, address: string) => `url("${new URL(address, base)}")`,
      );
      const weight = read('font-weight') || 'normal';
      const unicodeRange = read('unicode-range') || 'U+0-10FFFF';
      found.push({ family, source, descriptors: { weight, unicodeRange } });
    }
  };
  for (const { cssRules, href } of readableSheets()) look(cssRules, href ?? document.baseURI);
  return found;
}

/** A page may not read style sheets of other hosts. */
const readableSheets = (): Pick<CSSStyleSheet, 'cssRules' | 'href'>[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return [{ cssRules: sheet.cssRules, href: sheet.href }];
    } catch {
      // Style sheets of other origins cannot be read.
      return [];
    }
  });
