import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ margin: '0 0 28px' });

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70vh',
  borderRadius: vars.radius.m,
  border: `${vars.border} solid ${vars.color.line}`,
});

export const video = style([picture, { width: '100%', background: vars.color.sunken }]);

export const audio = style({ display: 'block', width: '100%' });

export const caption = style({
  marginBlockStart: vars.space['2'],
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  color: vars.color.ink2,
});

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['3'],
  padding: vars.space['5'],
  borderRadius: vars.radius.m,
  border: `${vars.border} dashed ${vars.color.lineStrong}`,
  color: vars.color.ink2,
});
