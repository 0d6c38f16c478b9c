import type { StoryNode } from '@dreamfork/story';
import { Button, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useCompany } from '../../EditorContext.tsx';
import { KeptTextCard } from './KeptTextCard.tsx';
import { companyMessages } from './messages.ts';

/** At a node: who else writes in it, and the author's own words that another wrote over. */
export function NodeCompany({ node }: { node: StoryNode }) {
  const messages = useMessages(companyMessages);
  const people = useCompany((state) => state.people);
  const all = useCompany((state) => state.kept);
  const [dismissed, setDismissed] = useState<string>();
  const writer = people.find(({ presence }) => presence.writing === node.id);
  const isShown = writer !== undefined && dismissed !== `${writer.id} ${node.id}`;
  const kept = all.filter(({ kind, id }) => kind === 'node' && id === node.id);
  return (
    <>
      {isShown && (
        <Notice
          tone="info"
          action={
            <Button size="small" onPress={() => setDismissed(`${writer.id} ${node.id}`)}>
              {messages.writeAnyway}
            </Button>
          }
        >
          {messages.writing(writer.name)}
        </Notice>
      )}
      {kept.map((text) => (
        <KeptTextCard key={text.key} text={text} />
      ))}
    </>
  );
}
