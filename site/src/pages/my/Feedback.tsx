import type { MyFeedback, MySection } from '@banyan/api/contract';
import { Notice } from '@banyan/ui/elements';

/** Result of the last button in this part of the page. */
export function Feedback({ said, section }: { said: MyFeedback | undefined; section?: MySection }) {
  if (!said || (section && said.section !== section)) return null;
  return <Notice tone={said.isDone ? 'success' : 'critical'} heading={said.message} live />;
}

/** Returns the error of a field and sets the focus to it; the page was rendered for this response. */
export function errorProps(said: MyFeedback | undefined, field: string) {
  const error = said?.errors.find((one) => one.field === field)?.message;
  return error === undefined ? {} : { error, autoFocus: true };
}
