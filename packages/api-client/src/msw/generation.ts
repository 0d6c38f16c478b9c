import type { HttpHandler } from 'msw';
import { maxTemplates, optionalContract } from '../contract/index.ts';
import { fixtureModels, fixtureProviders, generatedText } from '../fixtures/index.ts';
import { errorReply } from './errorReply.ts';
import { handle, type Setting } from './handle.ts';

const { generation } = optionalContract;

const isTemplateOf =
  (id: string) =>
  ({ userId }: { userId: string | null }) =>
    userId === id;

const asksForChoices = /вариант|развилк|choice|option/i;

export const generationHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, generation.providers, () => ({ providers: [...fixtureProviders] })),

  handle(setting, generation.models, ({ query }) => {
    const models = fixtureModels[query.provider];
    return models ? { models: [...models] } : errorReply('not-found');
  }),

  handle(setting, generation.templates, ({ database, session }) => ({
    templates: database.templates
      .filter(({ userId }) => userId === null || userId === session.user.id)
      .map(({ userId: _userId, ...template }) => template),
  })),

  handle(setting, generation.saveTemplate, ({ database, body, session }) => {
    const isOwn = isTemplateOf(session.user.id);
    const others = database.templates.filter((one) => !isOwn(one) || one.key !== body.key);
    if (others.filter(isOwn).length >= maxTemplates) return errorReply('templates-full');
    database.templates = [...others, { ...body, userId: session.user.id }];
    return body;
  }),

  handle(setting, generation.generate, ({ body }) => {
    if (!fixtureModels[body.provider]?.includes(body.model)) return errorReply('not-found');
    return { content: generatedText[asksForChoices.test(body.prompt) ? 'choice' : 'text'] };
  }),
];
