import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const prose = style({
  maxWidth: '34em',
  color: vars.color.ink,
  fontFamily: vars.font.reading,
  fontSize: `clamp(1.1875rem, 1.05rem + 0.55vw, ${vars.size.s21})`,
  lineHeight: 1.68,
  textWrap: 'pretty',
  hangingPunctuation: 'first last',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

globalStyle(`${prose} > *`, { marginBlock: 0 });
globalStyle(`${prose} > * + *`, { marginBlockStart: '0.9em' });
globalStyle(`${prose} :is(p, ul, ol)`, { marginBlockEnd: 0 });
globalStyle(`${prose} ul, ${prose} ol`, { paddingInlineStart: '1.3em', listStyle: 'revert' });
globalStyle(`${prose} a`, {
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
});
globalStyle(`${prose} h2, ${prose} h3`, { fontSize: '1.15em', lineHeight: 1.3, fontWeight: 600 });
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: vars.space['5'],
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.ink2,
});
