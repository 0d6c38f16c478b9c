import type { Usage } from '@dreamfork/ui/testing';
import { useOf } from '@storybook/addon-docs/blocks';
import type { ComponentApi } from '../../.storybook/componentApi/types.ts';

type Documented = { api?: ComponentApi };

/** The parameters of a page that begins a package. */
export type GetStarted = {
  package: string;
  /** What an application around it has to know, one sentence each. */
  notes: readonly string[];
  /** The ids of docs pages to read next, with their names. */
  next: Readonly<Record<string, string>>;
};

/** What a docs page is about. */
export function useDocsSubject() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { title, component, parameters } = preparedMeta;
  const { subcomponents } = csfFile.meta;
  const usage: Usage | undefined = parameters.usage;
  const file: string = parameters.fileName ?? '';
  return {
    title: title.split('/').at(-1) ?? title,
    packageName: /packages\/([^/]+)\//.exec(file)?.[1],
    fileName: /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? '',
    usage,
    playedStory: csfFile.moduleExports[usage?.anatomyOf ?? ''],
    getStarted: parameters.getStarted as GetStarted | undefined,
    components: [component, ...Object.values(subcomponents ?? {})].flatMap(
      (part) => (part as Documented | undefined)?.api ?? [],
    ),
    meta: csfFile.moduleExports.default,
  };
}
