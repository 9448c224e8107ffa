import { eventRegistrationMessages as messages } from '@banyan/api/contract';
import { captchaRefusal, type Failure } from '../../form/failure.ts';

/** Above the button, when a try did not work. */
export interface Banner {
  heading: string;
  /** More about the connection. */
  detail?: string | undefined;
}

/** The server's own words, else the spec's (part 2 §8). What stands at a field is not said twice. */
export function bannerOf(failure: Failure): Banner | undefined {
  const { serverMessage, refused, connection, fieldErrors } = failure;
  if (serverMessage) {
    const said = [captchaRefusal(failure), ...fieldErrors.map(({ message }) => message)];
    return said.includes(serverMessage) ? undefined : { heading: serverMessage };
  }
  if (refused) return { heading: messages.failed };
  return { heading: messages.errorOccurred, detail: connection };
}
