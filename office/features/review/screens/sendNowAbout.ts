import { act } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';

/** Sends the scheduled emails about a submission right away. @param ref Its reference. */
export const sendNowAbout = (ref: string) => async (): Promise<void> => {
  await act(`Send the email about ${ref} now`, (options) =>
    client.sendNow({}, { params: { ref }, ...options }),
  );
};
