import type { Usage } from '@dreamfork/ui/testing';
import { useOf } from '@storybook/addon-docs/blocks';
import type { ComponentApi } from '../componentApi/types.ts';

type Documented = { api?: ComponentApi };

/** What a docs page is about. */
export function useDocsSubject() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { title, component, parameters } = preparedMeta;
  const { subcomponents } = csfFile.meta;
  const file: string = parameters.fileName ?? '';
  return {
    title: title.split('/').at(-1) ?? title,
    group: title.split('/')[0] ?? title,
    packageName: /packages\/([^/]+)\//.exec(file)?.[1],
    fileName: /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? '',
    usage: parameters.usage as Usage | undefined,
    components: [component, ...Object.values(subcomponents ?? {})].flatMap(
      (part) => (part as Documented | undefined)?.api ?? [],
    ),
    meta: csfFile.moduleExports.default,
  };
}
