import { type FixtureUser, fixtureToken } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import type { Parameters, StoryContext } from '@storybook/react-vite';
import type { GetStarted } from '../page/useDocsSubject.ts';

/** Parameters of the page that begins a package; its first screen is a document of its own. */
export const getStarted = (page: GetStarted, height = 480): Parameters => ({
  getStarted: page,
  layout: 'fullscreen',
  docs: { story: { height } },
});

/** The browser and the server as a first screen finds them: a signed-in user, or a guest. */
export const signedIn =
  (user?: FixtureUser) =>
  ({ msw, globals }: Pick<StoryContext, 'msw' | 'globals'>) => {
    msw.use(...createHandlers('ok'));
    localStorage.setItem('theme', String(globals.theme));
    if (user) localStorage.setItem('token', fixtureToken(user));
    return () => {
      localStorage.removeItem('theme');
      localStorage.removeItem('token');
    };
  };
