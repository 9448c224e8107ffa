import { contactMessages } from '@banyan/api/contract';
import { Button, Notice } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { useHydrated } from '@banyan/ui/overlays';
import { SendHorizontal } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { ErrorSummary, FormBody, FormFoot } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import {
  answerError,
  HumanVerification,
  PlainQuestion,
  type VerificationSettings,
} from '../../verification/index.ts';
import { ContactSent } from './ContactSent.tsx';
import { type ContactFormOptions, useContactForm } from './useContactForm.ts';

export interface ContactFormProps extends ContactFormOptions {
  /** Which human verification; `undefined` until the deployment's configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Stands in for the verification where there is no JavaScript. Only a server that was posted to has one. */
  question?: { text: string; token: string } | undefined;
  /** What happens with the message now, for the success. */
  sentLede?: ReactNode;
  /** Where to go after the success, beside 'Send Another Message'. */
  sentLinks?: ReactNode;
  /** Where the form is posted to without JavaScript. @default '/contact' */
  action?: string;
}

const questionId = 'contact-questionAnswer';

type ContactState = ReturnType<typeof useContactForm>;

/**
 * A letter to the association (spec part 1 §2, §5, §8). Put it into a `Letter`. Without JavaScript it is a plain form:
 * hand `initialValues`, `initialErrors`, `question` or `sent` from the server's answer.
 */
export function ContactForm({
  verification: settings,
  question,
  sentLede,
  sentLinks,
  action = '/contact',
  ...options
}: ContactFormProps) {
  const state = useContactForm(options);
  const { form, fields, sending, receipt } = state;
  const asked = useHydrated() ? undefined : question;
  const wrong = asked && answerError(options.initialErrors, questionId);
  if (receipt) {
    return (
      <ContactSent
        receipt={receipt}
        lede={sentLede}
        links={sentLinks}
        action={action}
        onAgain={state.again}
      />
    );
  }
  return (
    <FormBody
      ref={form}
      method="post"
      action={action}
      aria-label="Contact form"
      onSubmit={(event) => void state.onSubmit(event)}
      onReset={state.onReset}
      onChange={state.onChange}
    >
      <ErrorSummary entries={wrong ? [...state.entries, wrong] : state.entries} data-summary="" />
      <ContactFields fields={fields} readOnly={sending} />
      {asked ? (
        <PlainQuestion id={questionId} question={asked} error={wrong?.message} />
      ) : (
        <>
          <HumanVerification
            id={fields.idOf('captchaToken')}
            verification={state.verification}
            settings={state.begun ? settings : undefined}
          />
          <noscript>Without JavaScript, SUBMIT first asks you one short question.</noscript>
        </>
      )}
      <ContactFoot state={state} />
    </FormBody>
  );
}

function ContactFields({ fields, readOnly }: { fields: ContactState['fields']; readOnly: boolean }) {
  return (
    <>
      <FieldRow>
        <TextField
          {...fields.text('firstName')}
          label="First name"
          autoComplete="given-name"
          readOnly={readOnly}
        />
        <TextField
          {...fields.text('lastName')}
          label="Last name"
          autoComplete="family-name"
          readOnly={readOnly}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...fields.text('email')}
          type="email"
          label="Email"
          hint="So that we can answer."
          autoComplete="email"
          readOnly={readOnly}
        />
        <TextField
          {...fields.text('phone')}
          type="tel"
          label="Phone"
          optional
          hint="Include the country code."
          autoComplete="tel"
          readOnly={readOnly}
        />
      </FieldRow>
      <TextAreaField {...fields.text('message')} variant="ruled" label="Message" readOnly={readOnly} />
    </>
  );
}

function ContactFoot({ state: { banner, cleared, sending, onUndo } }: { state: ContactState }) {
  const undo = (event: MouseEvent) => {
    /* By the time the browser acts on this click the button is CLEAR again, and would reset the form. */
    event.preventDefault();
    onUndo();
  };
  return (
    <>
      <div role="alert" className={live}>
        {banner && (
          <Notice tone="critical" heading={banner.heading}>
            {banner.detail}
          </Notice>
        )}
      </div>
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
          {!sending && <SendHorizontal size={20} strokeWidth={1.75} aria-hidden />}
        </Button>
      </FormFoot>
    </>
  );
}
