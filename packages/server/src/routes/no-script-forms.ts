import { calls, type FormName, forms } from '@banyan/api/contract';
import type { GuardedHandlers } from '../http/handler.ts';
import { checkedForm, type NoScriptForm } from '../http/no-script-form.ts';

const none = { params: undefined, query: undefined };

/** Handlers of all forms of the contract. A form without a handler does not compile. */
export const noScriptForms = (
  handlers: GuardedHandlers,
): { [Name in FormName]: NoScriptForm<(typeof forms)[Name]> } => ({
  contact: {
    form: forms.contact,
    submit: (typed, context) => {
      const body = checkedForm(calls.sendContactMessage.body, typed, forms.contact);
      return handlers.sendContactMessage.answer({ body, ...none }, context);
    },
  },
  eventRegistration: {
    form: forms.eventRegistration,
    submit: (typed, context, { id = '' }) => {
      const body = checkedForm(calls.registerForEvent.body, typed, forms.eventRegistration);
      return handlers.registerForEvent.answer({ body, params: { id }, query: undefined }, context);
    },
  },
  story: {
    form: forms.story,
    fileAgain: 'Please choose the photograph again',
    submit: (typed, context) => {
      const body = checkedForm(calls.createStory.body, typed, forms.story);
      return handlers.createStory.answer({ body, ...none }, context);
    },
  },
  job: {
    form: forms.job,
    submit: (typed, context) => {
      const body = checkedForm(calls.createJob.body, typed, forms.job);
      return handlers.createJob.answer({ body, ...none }, context);
    },
  },
});
