import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { groupTitle } from '../../../components/panel/panel.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

// A legend stands outside the gaps of its fieldset.
export const legend = style([groupTitle, { paddingBottom: 8 }]);

/** What a condition or an effect says, in words. */
export const sentence = style({
  fontSize: 14,
  lineHeight: 1.45,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 6,
  margin: 0,
  padding: '0 0 0 10px',
  border: 0,
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const rowBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(108px, 100%), 1fr))',
  gap: 6,
  minWidth: 0,
});

export const help = style({ fontSize: vars.size.s13, lineHeight: 1.45, color: vars.color.ink3 });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  paddingInlineStart: 10,
  borderInlineStart: `2px solid ${vars.color.accent}`,
});
