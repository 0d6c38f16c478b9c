export type Styled = { html: string; style: string };

const styleAttribute = / style="([^"]*)"/g;

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/**
 * The same page with rules in the place of style attributes, which a strict policy does not allow. What React
 * writes holds no quotation mark inside text or values, so that nothing else can look like an attribute.
 */
export function withoutInlineStyles(html: string): Styled {
  const names = new Map<string, string>();
  const nameOf = (declarations: string): string => {
    const name = names.get(declarations) ?? `s${names.size}`;
    names.set(declarations, name);
    return name;
  };
  return {
    html: html.replace(
      styleAttribute,
      (_, text: string) => ` data-drawn="${nameOf(unescaped(text))}"`,
    ),
    style: [...names]
      .filter(([declarations]) => !/[<{}]/.test(declarations))
      .map(([declarations, name]) => `[data-drawn="${name}"]{${declarations}}`)
      .join(''),
  };
}
