import { preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  height: '100%',
});

export const help = style({
  flex: 'none',
  margin: 0,
  padding: `${vars.space['2']} ${vars.space['3']}`,
  fontSize: vars.size.s12,
  lineHeight: 1.4,
  color: vars.color.ink3,
});

/** Hides what only a keyboard can do from fingers. */
export const keys = style({ '@media': { [preferences.coarsePointer]: { display: 'none' } } });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 34,
  paddingBlock: 4,
});

export const name = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontSize: 14,
  lineHeight: 1.3,
});

const fewLines = {
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
} as const;

export const icon = style({ flex: 'none', width: 17, height: 17, color: vars.color.ink3 });

export const title = style({ ...fewLines, fontFamily: vars.font.reading, fontWeight: 600 });

export const choice = style({ ...fewLines, fontFamily: vars.font.reading });

export const again = style({
  ...fewLines,
  fontFamily: vars.font.reading,
  fontStyle: 'italic',
  color: vars.color.ink2,
});

export const aside = style({ flex: 'none', fontSize: vars.size.s12, color: vars.color.ink2 });

export const number = style({
  flex: 'none',
  minWidth: 14,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  fontWeight: 600,
  color: vars.nodeColor.choice,
  textAlign: 'center',
});

export const diagnostic = style({
  flex: 'none',
  selectors: {
    '&[data-severity="error"]': { color: vars.color.danger },
    '&[data-severity="warning"]': { color: vars.color.warning },
    '&[data-severity="hint"]': { color: vars.color.info },
  },
});

export const message = style({
  margin: 0,
  padding: `0 ${vars.space['2']} 6px 0`,
  fontSize: vars.size.s13,
  lineHeight: 1.4,
  color: vars.color.ink2,
});

export const island = style({
  paddingTop: vars.space['2'],
  fontSize: vars.size.s12,
  color: vars.color.ink2,
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minInlineSize: 0,
  margin: `0 ${vars.space['1']} 6px`,
  border: 0,
  padding: `8px ${vars.space['2']} 10px`,
  borderRadius: vars.radius.s,
  // The help below a field is too pale for the ground of a selected row.
  backgroundColor: vars.color.surface,
});
