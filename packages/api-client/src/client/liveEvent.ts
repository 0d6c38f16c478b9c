import type { LiveEvent } from '../contract/index.ts';
import { asRaw, isRaw, type Raw } from '../normalise/raw.ts';
import { storyRoles } from '../values/members.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isNullOr = (value: unknown, isSound: (value: Raw) => boolean): boolean =>
  value === null || (isRaw(value) && isSound(value));

const isPresence = ({ selection, viewport, drag, writing }: Raw): boolean =>
  areTexts(selection) &&
  isNullOr(viewport, ({ x, y, zoom }) => [x, y, zoom].every(isNumber)) &&
  isNullOr(drag, ({ nodeIds, dx, dy }) => areTexts(nodeIds) && isNumber(dx) && isNumber(dy)) &&
  (writing === null || isText(writing));

const isPerson = (value: unknown): boolean => {
  const { id, userId, name, colour, presence } = asRaw(value);
  return [id, userId, name].every(isText) && isNumber(colour) && isPresence(asRaw(presence));
};

const isEvent: Record<LiveEvent['type'], (event: Raw) => boolean> = {
  welcome: ({ personId, version, people }) =>
    isText(personId) && isNumber(version) && Array.isArray(people) && people.every(isPerson),
  version: ({ version, by }) => isNumber(version) && (by === null || isText(by)),
  person: ({ person }) => isPerson(person),
  left: ({ personId }) => isText(personId),
  role: ({ role }) => storyRoles.some((known) => known === role),
  behind: () => true,
  access: () => true,
  closing: () => true,
};

/** An event of the stream of a story, or undefined where it is none that this client knows. */
export function readLiveEvent(data: string): LiveEvent | undefined {
  try {
    const event = asRaw(JSON.parse(data));
    const type = Object.keys(isEvent).find((known) => known === event.type);
    const isSound = type !== undefined && isEvent[type as LiveEvent['type']](event);
    return isSound ? (event as LiveEvent) : undefined;
  } catch {
    return undefined;
  }
}
