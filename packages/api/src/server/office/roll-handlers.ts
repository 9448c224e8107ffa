import { officeMessages as messages } from '../../contract/office/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import type { OfficeHandlers } from './handler.ts';

const answer = () => Promise.reject(new Refusal(404, messages.nothingHere));

export const rollHandlers = (
  _: Services,
): Pick<
  OfficeHandlers,
  'readRoll' | 'getRolls' | 'getRoll' | 'checkRoll' | 'commitRoll' | 'undoRoll' | 'rejectedLines'
> => ({
  readRoll: { answer },
  getRolls: { answer },
  getRoll: { answer },
  checkRoll: { answer },
  commitRoll: { answer },
  undoRoll: { answer },
  rejectedLines: { answer },
});
