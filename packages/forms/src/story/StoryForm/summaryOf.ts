import { storyMessages } from '@banyan/api/contract';

/** Returns a message as the summary shows it: one message of the spec names a key of the payload, which means nothing to visitors. */
export const summaryOf = (message: string): string =>
  message === storyMessages.contactNoRequired ? storyMessages.contactNoSummary : message;
