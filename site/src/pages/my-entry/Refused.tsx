import { Notice } from '@banyan/ui/elements';

/** What the server said about the whole form, the last time. */
export function Refused({ message }: { message: string | undefined }) {
  return message === undefined ? null : <Notice tone="critical" heading={message} live />;
}
