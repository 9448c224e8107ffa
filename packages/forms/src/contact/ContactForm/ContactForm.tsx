import { contactMessages } from '@banyan/api/contract';
import { Button, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { SendHorizontal } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { CaptchaField, type VerificationSettings } from '../../captcha/index.ts';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { NameRow, PersonField } from '../../fields/PersonField/index.ts';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { ErrorSummary, FormBanner, FormBody, FormFoot } from '../../form/index.ts';
import { ContactSent } from './ContactSent.tsx';
import { type ContactFormOptions, useContactForm } from './useContactForm.ts';

export interface ContactFormProps extends ContactFormOptions {
  /** Provider of the human verification; `undefined` until the deployment's configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Text of the success view: the next steps for the message. */
  sentLede?: ReactNode;
  /** Links of the success view, beside 'Send Another Message'. */
  sentLinks?: ReactNode;
  /** URL that the form is posted to without JavaScript. */
  action: string;
}

type ContactState = ReturnType<typeof useContactForm>;

/**
 * Message to the association (spec part 1 §2, §5, §8). Put it into a `Letter`. Without JavaScript it is a plain form: pass the
 * server's answer as `serverState`.
 */
export function ContactForm({
  verification: settings,
  sentLede,
  sentLinks,
  action,
  ...options
}: ContactFormProps) {
  const state = useContactForm(options);
  const { sent } = state;
  if (sent) {
    return (
      <ContactSent
        receipt={sent.receipt}
        lede={sentLede}
        links={sentLinks}
        action={action}
        onAgain={state.again}
      />
    );
  }
  return (
    <FormBody
      ref={state.form}
      method="post"
      action={action}
      aria-label="Contact form"
      onSubmit={state.onSubmit}
      onReset={state.onReset}
      onChange={state.onChange}
    >
      <ErrorSummary entries={state.entries} data-summary="" />
      <ContactFields fields={state.fields} readOnly={state.sending} />
      <CaptchaField
        id={state.captchaId}
        verification={state.verification}
        settings={settings}
        begun={state.begun}
        serverState={options.serverState}
        submit="SUBMIT"
      />
      <FormBanner banner={state.banner} />
      <ContactFoot state={state} />
    </FormBody>
  );
}

function ContactFields({ fields, readOnly }: { fields: ContactState['fields']; readOnly: boolean }) {
  return (
    <>
      <NameRow first={fields.text('firstName')} last={fields.text('lastName')} readOnly={readOnly} />
      <FieldRow>
        <PersonField
          {...fields.text('email')}
          asks="email"
          hint="So that we can answer."
          readOnly={readOnly}
        />
        <PersonField
          {...fields.text('phone')}
          asks="phone"
          label="Phone"
          optional
          hint="Include the country code."
          readOnly={readOnly}
        />
      </FieldRow>
      <TextAreaField {...fields.text('message')} variant="ruled" label="Message" readOnly={readOnly} />
    </>
  );
}

function ContactFoot({ state: { draft, sending } }: { state: ContactState }) {
  const { discarded: cleared } = draft;
  const undo = (event: MouseEvent) => {
    /* The button is CLEAR again before the browser handles this click, and would reset the form. */
    event.preventDefault();
    draft.onUndo();
  };
  return (
    <FormFoot>
      {/* One button for both, so that it keeps the focus when it turns into the other. */}
      <Cluster space={8}>
        <span role="status">{cleared ? 'Cleared.' : ''}</span>
        <Button variant="quiet" type={cleared ? 'button' : 'reset'} onClick={cleared ? undo : undefined}>
          {cleared ? 'Undo' : 'CLEAR'}
        </Button>
      </Cluster>
      <Button type="submit" size="large" busy={sending}>
        {sending ? contactMessages.sending : 'SUBMIT'}
        {!sending && <Icon icon={SendHorizontal} />}
      </Button>
    </FormFoot>
  );
}
