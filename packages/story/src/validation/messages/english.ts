import type { ProblemCode } from '../problem.ts';

export const english: Record<ProblemCode, string> = {
  'document-malformed':
    'The story file is damaged or in another format, so it cannot be read. Check the file or export the story again.',
  'node-id-duplicate':
    'Two nodes have the same id, so connections cannot tell them apart. Give one of them another.',
  'connection-id-duplicate':
    'Two connections have the same id, so choices cannot tell them apart. Give one of them another.',
  'choice-id-duplicate':
    'Two choices have the same id, so it is impossible to tell which one a reader chose. Give one of them another.',
  'start-node-missing':
    'The story’s start node is missing, so reading cannot begin. Make one of the nodes the start.',
  'connection-from-missing':
    'A connection comes from a node that does not exist. Delete the connection or bring the node back.',
  'connection-to-missing':
    'A connection leads to a node that does not exist. Delete the connection or lead it to another node.',
  'choice-connection-missing':
    'A choice refers to a connection that does not exist. Connect the choice to a node again.',
  'group-id-duplicate':
    'Two groups have the same id, so nodes cannot tell them apart. Give one of them another.',
  'note-id-duplicate':
    'Two notes have the same id, so one of them could not be changed. Give one of them another.',
  'node-not-found':
    'This node is no longer in the story, so it cannot be changed. Pick another node.',
  'choice-not-found':
    'The node no longer has this choice, so it cannot be changed. Pick another choice.',
  'connection-not-found':
    'This connection is no longer in the story, so it cannot be changed. Pick another connection.',
  'group-not-found':
    'This group is no longer in the story, so it cannot be changed. Pick another group.',
  'group-without-nodes':
    'The group has no nodes, so there is nothing to show on the canvas. Select nodes first.',
  'note-not-found':
    'This note is no longer on the canvas, so it cannot be changed. Pick another note.',
  'start-node-undeletable':
    'The start node cannot be deleted, because reading begins there. Make another node the start first.',
  'start-node-exists':
    'The story already has a start node and does not need another. Pick another type for this node.',
  'choice-text-empty':
    'The choice has no text, so readers would not know what they are choosing. Write at least one word.',
  'choices-not-allowed':
    'Only choice nodes have choices. Change the type of the node to Choice, or delete its choices.',
  'connection-to-self':
    'The node is connected to itself, so readers would never get any further. Connect it to another node, or make it a choice.',
  'connection-from-end':
    'The story ends at an end node, so it cannot lead on. Delete what leads out of it, or use another type of node.',
  'connection-exists':
    'These nodes are already connected, and the same connection twice adds nothing. Pick another node.',
  'id-taken': 'The id is already used in this story, so nothing was added. Try again.',
  'node-unreachable':
    'Readers never get to this node, because no path leads here from the start. Connect it or delete it.',
  'node-dead-end':
    'Readers cannot go on from here, and this is not an end. Connect it to another node, or make it an end.',
  'choice-unlinked':
    'The choice leads nowhere yet, so readers will not see it. Connect it to a node.',
  'story-without-end':
    'No end node can be reached from the start, so the story never ends. Add an end node and a path to it.',
  'node-text-empty': 'The node has no text, so readers will see an empty page. Write some text.',
  'start-node-unset':
    'No start node is chosen, so the story cannot be read. Choose the node at which it begins.',
  'connection-ignored':
    'Readers never follow this connection: from here they follow choices only, and at an end node the story is over. Make it a choice or delete it.',
  'level-deepest':
    'This row cannot go further in: no node before it could offer it as a choice. Add such a node above it first.',
  'level-outermost':
    'This row cannot go further out: there is no choice above it. To bring a branch back to the main line, lead its last node to one that is already written.',
  'choices-all-linked':
    'All choices of this node already lead somewhere, so readers would not follow the connection it is put into. Add a choice or disconnect one of them.',
  'node-trapped':
    'From here readers go in circles for ever: no path leads to an end or out of the loop. Add a connection that leads out of it.',
  'choice-text-duplicate':
    'Two choices of the node have the same text, so readers cannot tell them apart. Change the text or delete one of them.',
  'media-missing':
    'No file is attached to the node, so there is nothing to show. Upload a file or make it a text node.',
  'media-unfinished':
    'The upload of the file did not finish, so there is nothing for readers to see. Upload it again or clear the line about the upload.',
  'media-undescribed':
    'A picture has neither a title nor a description, so readers who cannot see it learn nothing about it. Describe it in a few words.',
  'connection-to-nothing':
    'The connection leads nowhere, so readers will not see it. Connect it to a node or delete it.',
  'node-title-default':
    'The node still has the title that the editor gave it, which tells readers nothing. Give it a title of its own.',
  'node-text-default':
    'The node still contains the editor’s placeholder. Readers don’t see it, so this passage is empty for them. Write the text.',
  'clip-unrecognised':
    'There are no parts of a story on the clipboard, so nothing was pasted. Copy nodes in the editor and try again.',
  'clip-newer':
    'These parts were copied in a newer version of the editor, so they cannot be read. Reload the page and try again.',
  'clip-damaged': 'The copied parts are damaged, so nothing was pasted. Copy the nodes again.',
  'expression-invalid':
    'The regular expression has a mistake, so it cannot be searched for. Correct it or search for plain text.',
  'file-unrecognised':
    'This is not a story file, so it cannot be opened. Choose a .df file exported from the editor.',
  'file-newer':
    'The file was written by a later version of the editor, so it cannot be read. Reload the page and try again.',
  'file-damaged':
    'The story file is damaged, so nothing was loaded. Export it again or take another copy.',
  'import-unrecognised':
    'No story was found in the file, so it cannot be opened. Choose a .df file, a Twine game or archive (.html), Twee, ink, Yarn, ChoiceScript, Squiffy, Markdown or JSON.',
  'import-damaged':
    'The file is damaged or cut short, so it cannot be read. Export it again or take another copy.',
  'import-too-large':
    'The file has more than 30,000 passages or 100,000 links, too many for the editor. Split the story into parts.',
  'import-twine':
    'No passage of Twine was found in the file, so it cannot be opened. In Twine choose “Build → Publish to file” and open that file, or take a Twee file with headers such as “:: Name”.',
  'import-yarn':
    'No Yarn nodes were found in the file, so it cannot be opened. A node begins with a line “title:”, then comes “---”, and “===” at its end.',
  'import-squiffy':
    'No Squiffy sections were found in the file, so it cannot be opened. A section begins with a line “[[name]]:”.',
  'import-markdown':
    'The file has no Markdown headings, which are what becomes nodes. Put “## ” before the title of each node.',
  'import-json':
    'This JSON holds no story, so it cannot be opened. JSON of Twine, Twison, the Yarn editor or Dreamfork can be opened.',
  'import-choicescript':
    'No ChoiceScript commands were found in the file, so it cannot be opened. Choose the scene files from the folder mygame/scenes together with startup.txt.',
  'import-ink':
    'The ink compiler did not understand this file, so it cannot be read. Open it in Inky, correct what is marked there, and try again.',
  'import-ink-too-large':
    'The ink file is larger than 10 MB and would take too long to read. Split the story into parts.',
  'variable-not-found':
    'This variable is no longer in the story, so it cannot be changed. Pick another variable.',
  'variable-name-invalid':
    'A variable cannot have this name: it consists of letters, digits and underscores, does not begin with a digit and is not a word such as if, and, or, not. Choose another name.',
  'variable-name-taken':
    'There is already a variable with this name, so texts could not tell them apart. Choose another name.',
  'variables-too-many':
    'The story already has 500 variables, and there is no room for more. Delete some of them.',
  'test-not-found':
    'The story no longer has this test, so it cannot be changed. Select another test.',
  'tests-too-many':
    'The story already has 200 tests, and there is no room for more. Delete some of them.',
  'test-too-long':
    'This reading has more than 1,000 decisions, too many for a test. Take a shorter one.',
  'suggestion-stale':
    'The text has since changed in the same place as the suggestion, so it cannot be taken as it is. Compare both texts and make the change by hand.',
  'expression-incomplete': 'The expression breaks off, so it has no value. Complete it.',
  'expression-unexpected':
    'A symbol or word in the expression is out of place, so it has no value. Correct it.',
  'expression-unclosed':
    'A bracket or quotation mark of the expression is not closed, so it has no value. Close it.',
  'expression-arguments':
    'The function has the wrong number of values: visited and visits take a node, random takes two numbers. Correct the brackets.',
  'expression-too-long':
    'The expression has more than 1,000 characters, so it has no value. Split it into parts.',
  'expression-too-deep':
    'Brackets in the expression are nested more than 32 deep, so it has no value. Simplify it.',
  'template-unclosed':
    'A curly bracket in the text is not closed, so readers will see it as it is. Close it or put a backslash before it.',
  'template-too-deep':
    'Conditions in the text are nested more than two deep, so readers will see them as they are. Simplify the text.',
  'variable-unknown':
    'The story has no variable with this name, so it has no value here. Correct the name or add the variable.',
  'type-mismatch':
    'Numbers, texts and yes/no are mixed here, so there is no value. Compare and add values of one type.',
  'division-by-zero': 'This divides by zero, so there is no value. Correct the expression.',
  'value-too-large': 'A number or text is too large here, so there is no value. Use a smaller one.',
  'variable-name-duplicate':
    'Two variables have the same name, and texts see only the first. Rename one of them.',
  'variable-unused':
    'The variable is not used, so the story is the same without it. Use it or delete it.',
  'variable-never-set':
    'The variable is never changed, so readers only meet its initial value. Change it at a node or a choice.',
  'variable-never-read':
    'The variable is changed, but no text or condition reads it. Use it or delete it.',
  'visited-node-missing':
    'The expression asks about a node that does not exist, so the answer is always no. Name another node.',
  'otherwise-missing':
    'All connections of the node have conditions, so if none holds, readers cannot go on. Remove the condition of the last one.',
  'choices-may-close':
    'All choices of the node have conditions, so if none holds, readers cannot go on. Leave one choice without a condition.',
  'condition-never':
    'This condition never holds, because the variables never have such values. Change it, change the variable on the way here, or delete this path.',
  'condition-always':
    'This condition always holds, whatever the variables are, so it decides nothing. Change it or remove it.',
  'text-part-never':
    'Readers never see a part of the text, because the variables never have the values that it needs. Change the condition or delete the part.',
  'shows-unset':
    'The text shows a variable that may still be empty here, so readers see nothing in its place. Set it earlier or give it an initial value.',
};
