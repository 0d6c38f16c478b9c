import { preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareRow } from '../../components/panel/panel.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space['3'],
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: 10 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 10,
  // The steppers for fingers leave no room for the figures side by side.
  '@media': { [preferences.coarsePointer]: { gridTemplateColumns: '1fr' } },
});

export const summary = style({ fontSize: 14, color: vars.color.ink });

export const note = style({ fontSize: vars.size.s13, color: vars.color.ink2 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });

export const list = style({
  display: 'flex',
  flex: '1 0 200px',
  minHeight: 0,
  marginInline: `calc(-1 * ${vars.space['3']})`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const place = style([
  bareRow,
  { display: 'block', flex: 1, minWidth: 0, padding: '6px 4px' },
]);

export const detail = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

/** The state of a test: its icon tells it as well as its colour. */
export const state = style([
  {
    display: 'flex',
    gap: 5,
    fontSize: vars.size.s13,
    overflowWrap: 'anywhere',
    color: vars.color.ink2,
    selectors: {
      '&[data-state="broken"]': { color: vars.color.danger },
      '&[data-state="passed"]': { color: vars.color.success },
    },
  },
]);

export const stateIcon = style({ flex: 'none', marginBlockStart: 3 });

export const title = style({
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const authored = style([
  title,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
]);
