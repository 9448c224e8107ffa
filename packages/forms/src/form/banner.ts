import { captchaRefusal, type SubmitFailure } from './submitFailure.ts';

/** What is said about the whole form, when a try did not work. */
export interface Banner {
  heading: string;
  /** More about the connection. */
  detail?: string | undefined;
}

/**
 * The server's own words, else the spec's. What stands at a field is not said twice.
 *
 * @param messages `failed` for a refusal without words, `errorOccurred` for no answer.
 */
export function bannerOf(
  failure: SubmitFailure,
  messages: { failed: string; errorOccurred: string },
): Banner | undefined {
  const { serverMessage, refused, connection, fieldErrors } = failure;
  if (serverMessage) {
    const said = [captchaRefusal(failure), ...fieldErrors.map(({ message }) => message)];
    return said.includes(serverMessage) ? undefined : { heading: serverMessage };
  }
  if (refused) return { heading: messages.failed };
  return { heading: messages.errorOccurred, detail: connection };
}
