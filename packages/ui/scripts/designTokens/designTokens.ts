import { themeVariables } from '../../src/themes/themeVariables.ts';
import { type ThemeName, themes } from '../../src/tokens/index.ts';
import { type TokenType, tokenValues } from './tokenValues.ts';

/** By the name of a group, or of a single token in it. */
const types: Readonly<Record<string, TokenType>> = {
  color: 'color',
  nodeColor: 'color',
  font: 'fontFamily',
  size: 'dimension',
  'display.weight': 'number',
  'display.letterSpacing': 'number',
  'display.lineHeight': 'number',
  'display.smallSize': 'dimension',
  radius: 'dimension',
  border: 'dimension',
  shadow: 'shadow',
  hairline: 'color',
  'raised.edge': 'color',
  'raised.shadow': 'shadow',
  'raised.offset': 'dimension',
  space: 'dimension',
  'motion.fast': 'duration',
  'motion.normal': 'duration',
  'motion.easing': 'cubicBezier',
};

type Variables = string | { readonly [name: string]: Variables };

/** The description is the value as CSS has it. */
export type DesignToken = { $type: TokenType; $value: unknown; $description: string };
export type DesignTokens = DesignToken | { [name: string]: DesignTokens };

function convert(variables: Variables, path: readonly string[] = []): DesignTokens {
  if (typeof variables !== 'string') {
    return Object.fromEntries(
      Object.entries(variables).map(([name, below]) => [name, convert(below, [...path, name])]),
    );
  }
  const name = path.join('.');
  const type = types[name] ?? types[path[0] ?? ''];
  if (!type) throw new Error(`The type of the token ${name} is not told.`);
  return { $type: type, $value: tokenValues[type](variables), $description: variables };
}

/** All tokens of a theme, as a file that Figma imports as one mode. */
export const designTokens = (theme: ThemeName) => ({
  ...convert(themeVariables(themes[theme])),
  $extensions: { 'com.figma.modeName': theme },
});
