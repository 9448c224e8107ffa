import { ourMessages } from '@banyan/api/contract';
import { HttpError } from '../../http/http-error.ts';

/** Thrown when the bucket does not respond, or responds with an error. The visitor is asked to try again; the log has the reason. */
export class MediaUnavailable extends HttpError {
  constructor() {
    super(503, ourMessages.mediaUnavailable, { headers: { 'Retry-After': '60' } });
  }
}
