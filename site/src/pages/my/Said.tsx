import type { MySaid, MySection } from '@banyan/api/contract';
import { Notice } from '@banyan/ui/elements';

/** What became of the button that was pressed in this part of the page. */
export function Said({ said, section }: { said: MySaid | undefined; section?: MySection }) {
  if (!said || (section && said.section !== section)) return null;
  return <Notice tone={said.isDone ? 'success' : 'critical'} heading={said.message} live />;
}

/** What is wrong with a field, and that the focus goes there: the page was made for this one answer. */
export function wrongIn(said: MySaid | undefined, field: string) {
  const error = said?.errors.find((one) => one.field === field)?.message;
  return error === undefined ? {} : { error, autoFocus: true };
}
