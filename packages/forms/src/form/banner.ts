import { captchaRefusal, type SubmitFailure } from './submitFailure.ts';

/** Message about the whole form after a failed try. */
export interface Banner {
  heading: string;
  /** More about the connection. */
  detail?: string | undefined;
}

/**
 * Builds the banner from the server's message, else the specification's. Errors shown at a field are not repeated.
 *
 * @param messages `failed` for a refusal without a message, `errorOccurred` for no answer.
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
