import { type PathValues, type Route, routePath } from '@dreamfork/api-client/contract';
import { sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { toForm } from '../forms.ts';
import { exampleOf, type Seeds } from './schema-values.ts';
import { namesOf, type Things } from './things.ts';

const exampleSeeds = (route: Route, things: Things): Seeds => ({
  ...namesOf(route, things, (values) => fc.constantFrom(...values)),
  content: fc.constant(toForm(sampleStory).content),
  version: fc.constant(1),
  // A chosen file would be open to everyone in the calls that follow.
  coverFileId: fc.constant(null),
  avatarFileId: fc.constant(null),
  password: fc.constant('Fonar2026'),
  newPassword: fc.constant('Fonar2026'),
  confirmPassword: fc.constant('Fonar2026'),
  currentPassword: fc.constant('Wrong2026'),
  key: fc.constant('user.1'),
  language: fc.constant('ru'),
  target: fc.constant('en'),
  email: fc.constant('somebody@example.org'),
  username: fc.constant('somebody'),
  startDate: fc.constant('2026-02-01'),
  endDate: fc.constant('2026-02-28'),
});

export type ExampleCall = { method: Route['method']; path: string; body: unknown };

/** A call of a route that its schemas accept, the same in every run, about the given things. */
export function exampleCall(route: Route, things: Things, extra: Seeds = {}): ExampleCall {
  const seeds = { ...exampleSeeds(route, things), ...extra };
  const partOf = (schema: Route['body']) => schema && exampleOf(schema, seeds);
  return {
    method: route.method,
    path: routePath(route, partOf(route.params) as PathValues, partOf(route.query) as PathValues),
    body: partOf(route.body),
  };
}
