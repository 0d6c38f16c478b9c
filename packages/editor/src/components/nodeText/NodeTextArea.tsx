import { SuggestingTextArea, type SuggestingTextAreaProps } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEditor } from '../../EditorContext.tsx';
import { selectDefaultText } from '../../textFields.ts';
import { linkCompletionsAt } from './linkCompletions.ts';
import { completionMessages } from './messages.ts';
import { textCompletionsAt } from './textCompletions.ts';

export type NodeTextAreaProps = Omit<
  SuggestingTextAreaProps,
  'suggest' | 'suggestionsLabel' | 'onFocus' | 'font'
>;

/**
 * The text of a node, wherever it is edited: a default text is selected whole on focus, `[[words->` completes with
 * titles of nodes, and braces with variables. Links become choices when the edit is committed (`edits.takeLinks`,
 * or with the draft of the session).
 */
export function NodeTextArea(props: NodeTextAreaProps) {
  const { session } = useEditor();
  const messages = useMessages(completionMessages);
  const locale = useLocale();
  return (
    <SuggestingTextArea
      {...props}
      font="reading"
      onFocus={selectDefaultText}
      suggestionsLabel={messages.suggestions}
      suggest={(text, index, isAsked) => {
        const { variables, nodes } = session.getState().document;
        if (props.isReadOnly) return [];
        const links = linkCompletionsAt(text, index, nodes, locale);
        // In a story that remembers nothing braces are ordinary characters.
        if (links.length > 0 || !variables) return links;
        return textCompletionsAt(text, index, isAsked, { variables, nodes, messages, locale });
      }}
    />
  );
}
