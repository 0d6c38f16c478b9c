import { EditorPage } from '../pages';

export default function Page() {
  return <EditorPage />;
}
