import { contract, type StoryVersion } from '../contract/index.ts';
import type { CaseContext } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { list, rename } = contract.versions;
const { update } = contract.stories;

export async function listAll({ call, expectContract }: CaseContext, token: string, id: string) {
  return expectContract(list, await call(list, { params: { id }, token })).items;
}

export async function nameVersion(
  { call, expectContract }: CaseContext,
  token: string,
  { id, version, name }: { id: string; version: number; name: string | null },
): Promise<StoryVersion> {
  const response = await call(rename, { params: { id, version }, body: { name }, token });
  return expectContract(rename, response);
}

export async function saveAgain(
  { call, expectContract }: CaseContext,
  token: string,
  { id, title }: { id: string; title: string },
) {
  const body = saveForm(smallStory(title));
  return expectContract(update, await call(update, { params: { id }, token, body })).story;
}

/** A saved story whose first state has a name, so that later saves do not take its place. */
export async function createNamed(context: CaseContext, token: string, title: string) {
  const { id } = await createStory(context, token, title);
  await nameVersion(context, token, { id, version: 1, name: 'Начало' });
  return id;
}
