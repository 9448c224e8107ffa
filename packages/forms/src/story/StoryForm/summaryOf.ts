import { storyMessages } from '@banyan/api/contract';

/** As the summary says it: one message of the spec names the key of the payload, which nobody has read before. */
export const summaryOf = (message: string): string =>
  message === storyMessages.contactNoRequired ? storyMessages.contactNoSummary : message;
