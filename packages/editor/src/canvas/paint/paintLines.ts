import { curveDirection, traceCurve } from '../../geometry/curve.ts';
import type { LineLook } from '../../geometry/edgeRoute.ts';
import { dashZoom } from '../../geometry/zoomLevels.ts';
import type { Palette } from './palette.ts';
import type { RegionRender } from './renderRegion.ts';
import { curvesIn, flag, type Snapshot, type Strokes } from './snapshot.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const dash = 5;

/**
 * Lengths of a dash and a gap, in units of the canvas. From farther off they are twice as long, and
 * twice again: specks tell nobody anything, and take longer to draw than all else.
 */
export function linkDash(zoom: number, look: LineLook): number[] {
  if (look === 'plain') return [];
  const length = dash * 2 ** Math.max(0, Math.round(-Math.log2(zoom)));
  return look === 'backward' ? [length, length] : [2 * length, length, 0.4 * length, length];
}

const lookOf = (flags: number): LineLook =>
  flags & flag.conditional ? 'conditional' : flags & flag.backward ? 'backward' : 'plain';

type LineStyle = { alpha: number; isStrong: boolean; width: number; dash: number[] };

const nearStyle = (flags: number, zoom: number): LineStyle => {
  const isStrong = (flags & flag.highlighted) !== 0;
  return {
    alpha: flags & flag.faded ? 0.3 : 1,
    isStrong,
    width: isStrong ? 2.5 : 2,
    dash: linkDash(zoom, lookOf(flags)),
  };
};

const farStyle = (flags: number, zoom: number): LineStyle => {
  const isStrong = (flags & (flag.selected | flag.highlighted)) !== 0;
  if (isStrong) return { alpha: 1, isStrong, width: 2.5 / zoom, dash: [] };
  if (flags & flag.main) return { alpha: 0.9, isStrong: true, width: 1.75 / zoom, dash: [] };
  const isBackward = (flags & flag.backward) !== 0;
  return {
    alpha: flags & flag.faded ? 0.18 : isBackward ? 0.7 : 0.9,
    isStrong,
    width: 1.1 / zoom,
    dash: isBackward && zoom >= dashZoom ? [5 / zoom, 4 / zoom] : [],
  };
};

/** Lines that are picked out lie over all others, then lines that lead back, and faded ones below. */
function rankOf(flags: number): number {
  if (flags & (flag.selected | flag.highlighted)) return 4;
  if (flags & flag.main) return 3;
  if (flags & flag.faded) return 0;
  return flags & flag.backward ? 2 : 1;
}

/** Strokes in one go: one long path costs less than many short ones, but not without end. */
const batch = 400;

function strokeCurves(context: Context, strokes: Strokes, { area }: RegionRender): void {
  let traced = 0;
  context.beginPath();
  for (const curve of curvesIn([strokes], area)) {
    traceCurve(context, curve);
    traced += 1;
    if (traced % batch !== 0) continue;
    context.stroke();
    context.beginPath();
  }
  context.stroke();
}

/** Half the length of an arrow, in pixels of the screen, and the zoom below which it would be a speck. */
const arrow = { size: 4.5, leastZoom: 0.08 } as const;

/** Arrows in the middle of lines: forward needs none, as the page is read. */
function strokeArrows(context: Context, strokes: Strokes, { area, zoom }: RegionRender): void {
  const size = arrow.size / zoom;
  context.setLineDash([]);
  context.beginPath();
  for (const curve of curvesIn([strokes], area)) {
    const { x, y, angle } = curveDirection([...curve]);
    const end = (turn: number) =>
      [x + size * Math.cos(angle + turn), y + size * Math.sin(angle + turn)] as const;
    context.moveTo(...end(Math.PI * 0.8));
    context.lineTo(x, y);
    context.lineTo(...end(-Math.PI * 0.8));
  }
  context.stroke();
}

/** Draws the lines of a snapshot, up close in units of the canvas, from far in pixels of the screen. */
export function paintLines(
  context: Context,
  { strokes, isFar }: Snapshot,
  palette: Palette,
  region: RegionRender,
): void {
  const { zoom } = region;
  const ranked = strokes.toSorted((one, other) => rankOf(one.flags) - rankOf(other.flags));
  for (const kind of ranked) {
    const { flags } = kind;
    const style = (isFar ? farStyle : nearStyle)(flags, zoom);
    context.globalAlpha = style.alpha;
    context.strokeStyle = style.isStrong ? palette.accent : palette.link;
    context.lineWidth = style.width;
    context.setLineDash(style.dash);
    strokeCurves(context, kind, region);
    if (isFar && flags & flag.backward && zoom >= arrow.leastZoom)
      strokeArrows(context, kind, region);
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}
