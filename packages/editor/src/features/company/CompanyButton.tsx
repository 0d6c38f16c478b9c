import { findNode } from '@dreamfork/story';
import { Badge, Button, Popover, PopoverTrigger } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { MessageSquareDiff, Users } from 'lucide-react';
import { useCompany, useEditor, useSession } from '../../EditorContext.tsx';
import { PersonMarks } from '../../nodeTypes/PersonMarks.tsx';
import type { LivePerson } from '../../services/index.ts';
import * as styles from './company.css.ts';
import { KeptTextCard } from './KeptTextCard.tsx';
import { companyMessages } from './messages.ts';

const markOf = ({ id, name, colour }: LivePerson) => ({ id, name, colour, isWriting: false });

/** Who else is in the story, and what waits for a decision; a press tells where they are. */
export function CompanyButton() {
  const messages = useMessages(companyMessages);
  const people = useCompany((state) => state.people);
  const kept = useCompany((state) => state.kept);
  const isOpen = useCompany((state) => state.isOpen);
  const decide = messages.decideCount(kept.length);
  const label =
    kept.length > 0 ? `${decide}. ${messages.openKept(kept.length)}` : messages.open(people.length);
  return (
    <PopoverTrigger>
      <Button variant="quiet" size="small" aria-label={label}>
        {people.length > 0 && <PersonMarks people={people.map(markOf)} />}
        {people.length + kept.length === 0 && <Users className={plain} size={16} />}
        {kept.length > 0 && (
          <Badge tone="warning" icon={MessageSquareDiff}>
            {decide}
          </Badge>
        )}
      </Button>
      <Popover label={messages.title} placement="bottom end">
        {({ close }) => (
          <div className={styles.panel}>
            {!isOpen && <p className={styles.line}>{messages.lost}</p>}
            {people.length === 0 && isOpen && <p className={styles.line}>{messages.alone}</p>}
            <ul className={styles.people}>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} onShown={close} />
              ))}
            </ul>
            {kept.map((text) => (
              <KeptTextCard key={text.key} text={text} />
            ))}
          </div>
        )}
      </Popover>
    </PopoverTrigger>
  );
}

function PersonRow({ person, onShown }: { person: LivePerson; onShown: () => void }) {
  const { session, company } = useEditor();
  const messages = useMessages(companyMessages);
  const following = useCompany((state) => state.following);
  const { writing, selection } = person.presence;
  const nodeId = writing ?? selection[0];
  const node = useSession(({ document }) => findNode(document, nodeId ?? ''));
  const title = node?.title || messages.untitled;
  const place = !node ? messages.looks : writing ? messages.writes(title) : messages.at(title);
  const isFollowed = following === person.id;
  return (
    <li className={styles.person}>
      <span className={styles.name}>
        <PersonMarks people={[markOf(person)]} />
        {person.name}
      </span>
      <span>{place}</span>
      <span className={styles.actions}>
        {node && (
          <Button
            size="small"
            aria-label={messages.showPerson(person.name)}
            onPress={() => {
              onShown();
              session.reveal(node.id);
            }}
          >
            {messages.show}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          {...(isFollowed ? {} : { 'aria-label': messages.followPerson(person.name) })}
          onPress={() => company.setState({ following: isFollowed ? null : person.id })}
        >
          {isFollowed ? messages.unfollow : messages.follow}
        </Button>
      </span>
    </li>
  );
}
