import { officeMessages as messages } from '../../contract/office/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import type { OfficeHandlers } from './handler.ts';

const nothing = {
  answer: (): Promise<never> => Promise.reject(new Refusal(404, messages.nothingHere)),
};

export const eventHandlers = (_: Services) =>
  ({
    getOfficeEvents: nothing,
    getOfficeEvent: nothing,
    addEvent: nothing,
    saveEvent: nothing,
    undoTell: nothing,
    showEvent: nothing,
    hideEvent: nothing,
    cancelEvent: nothing,
    undoCancel: nothing,
    copyEvent: nothing,
    saveReminder: nothing,
    getPeople: nothing,
    getNames: nothing,
    addPerson: nothing,
    cancelPerson: nothing,
    movePerson: nothing,
    exportPeople: nothing,
  }) satisfies Partial<OfficeHandlers>;
