import { ourMessages } from '@banyan/api/contract';
import { HttpError } from '../../http/http-error.ts';

/** The bucket does not answer, or answers nothing that helps. A visitor is asked to come again; the log has the reason. */
export class MediaUnavailable extends HttpError {
  constructor() {
    super(503, ourMessages.mediaUnavailable, { headers: { 'Retry-After': '60' } });
  }
}
