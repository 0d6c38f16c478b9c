import { CommentList } from '@dreamfork/ui';

export default function Example() {
  return (
    <CommentList
      label="Comments"
      comments={[
        {
          id: '1',
          authorName: 'Marina',
          text: 'The second ending is my favourite.',
          writtenAt: '2026-11-21T18:30:00Z',
        },
      ]}
    />
  );
}
