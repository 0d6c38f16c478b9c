import { Heading, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Container } from '../../layout/Container.tsx';
import { textMessages } from '../../messages/texts.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { column } from './TextPage.css.ts';

export type TextPageName = keyof (typeof textMessages)['ru'];

/** One of the short pages that the footer leads to. */
export function TextPage({ name }: { name: TextPageName }) {
  const words = useMessages(textMessages)[name];
  usePageTitle(words.title);
  const sections = [
    { title: words.firstTitle, text: words.first },
    { title: words.secondTitle, text: words.second },
    { title: words.thirdTitle, text: words.third },
  ];
  return (
    <Container>
      <div className={column}>
        <Stack gap="3">
          <Heading level={1} size="44">
            {words.title}
          </Heading>
          <Text size="21" tone="ink2">
            {words.lead}
          </Text>
        </Stack>
        {sections.map(({ title, text }) => (
          <Stack key={title} as="section" gap="2">
            <Heading level={2} size="26">
              {title}
            </Heading>
            <Text size="17">{text}</Text>
          </Stack>
        ))}
      </div>
    </Container>
  );
}
