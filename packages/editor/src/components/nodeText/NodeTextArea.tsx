import { SuggestingTextArea, type SuggestingTextAreaProps } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEditor } from '../../EditorContext.tsx';
import { selectDefaultText } from '../../textFields.ts';
import { linkCompletionsAt } from './linkCompletions.ts';
import { completionMessages } from './messages.ts';
import { textCompletionsAt } from './textCompletions.ts';
import { formatByKey, pasteFormatted } from './textFormats.ts';

export type NodeTextAreaProps = Omit<
  SuggestingTextAreaProps,
  'suggest' | 'suggestionsLabel' | 'onFocus' | 'onPaste' | 'font'
>;

/**
 * The text of a node, wherever it is edited: a default text is selected whole on focus, `[[words->` completes with
 * titles of nodes, and braces with variables. What is pasted keeps its formats. Links become choices when the edit is committed (`edits.takeLinks`,
 * or with the draft of the session).
 */
export function NodeTextArea({ onKeyDown, ...props }: NodeTextAreaProps) {
  const { session } = useEditor();
  const messages = useMessages(completionMessages);
  const locale = useLocale();
  return (
    <SuggestingTextArea
      {...props}
      font="reading"
      onFocus={selectDefaultText}
      onPaste={(event) => void pasteFormatted(event)}
      onKeyDown={(event) => {
        formatByKey(event);
        if (!event.defaultPrevented) onKeyDown?.(event);
      }}
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
