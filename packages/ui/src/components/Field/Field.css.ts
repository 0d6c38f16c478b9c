import { globalStyle, style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { density } from '../../css/density.css.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minWidth: 0,
  fontFamily: vars.font.text,
});

export const label = style({
  display: 'inline-block',
  width: 'fit-content',
  fontSize: vars.size.s13,
  fontWeight: 550,
  lineHeight: 1.4,
  color: vars.color.ink2,
});

export const required = style({ color: vars.color.ink3, marginInlineStart: '0.2em' });

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: density.fieldHeight,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&:hover': { borderColor: vars.color.ink2 },
    '&:has(:is(input, textarea):focus-visible)': focusRing,
    '[data-invalid] > &, &[data-invalid]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '[data-disabled] > &, &[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.hairline,
      color: vars.color.ink3,
    },
    '[data-readonly] > &': { background: 'transparent', borderColor: vars.hairline },
  },
  '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
});

export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: density.fieldPadding,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontFamily: vars.font.text,
  fontSize: density.fieldText,
  fontWeight: 400,
  lineHeight: 1.4,
  borderRadius: `calc(${vars.radius.m} - ${vars.border})`,
  selectors: {
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${vars.color.surface}`,
      WebkitTextFillColor: vars.color.ink,
    },
    '&[data-font="reading"]': { fontFamily: vars.font.reading, fontSize: vars.size.s17 },
    '&[data-font="mono"]': { fontFamily: vars.font.mono },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    // Below 16 px a phone zooms the page when the field takes the focus.
    [preferences.coarsePointer]: { fontSize: 'max(16px, 1rem)' },
  },
});

export const leadingIcon = style({
  flex: 'none',
  marginInlineStart: 12,
  marginInlineEnd: -4,
  color: vars.color.ink2,
});

export const trailing = style({ display: 'flex', flex: 'none', marginInlineEnd: 3 });

export const help = style({
  fontSize: vars.size.s13,
  lineHeight: 1.45,
  color: vars.color.ink3,
});

export const error = style({
  display: 'flex',
  gap: '6px',
  fontSize: vars.size.s13,
  fontWeight: 500,
  lineHeight: 1.45,
  color: vars.color.danger,
});

globalStyle(`${error} svg`, { marginBlockStart: '0.12em' });
