import { eventRegistrationMessages, type Receipt } from '@banyan/api/contract';
import { Button, Icon, Notice } from '@banyan/ui/elements';
import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { OnDemandCaptcha } from '../../captcha/OnDemandCaptcha/index.ts';
import type { VerificationSettings } from '../../captcha/provider.tsx';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { NameRow, PersonField } from '../../fields/PersonField/index.ts';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { HoneypotField } from '../../form/HoneypotField/index.ts';
import { ErrorSummary, FormBanner, FormBody, FormFoot } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import {
  type EventRegistration,
  type EventRegistrationOptions,
  useEventRegistration,
} from './useEventRegistration.ts';

export interface EventRegistrationFormProps
  extends EventRegistrationOptions,
    Pick<ComponentProps<'form'>, 'aria-labelledby'> {
  /** Provider of the human verification, used if the server asks for one; `undefined` until the configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Text beside the button: what the guest receives. */
  note?: ReactNode;
}

/**
 * Registration for one event (spec part 2 §2, §5, §8). Put it into an `EventStub`. Without JavaScript it is a plain form, posted to
 * the event's own page: pass the server's answer as `serverState`.
 */
export function EventRegistrationForm({
  verification: settings,
  note,
  'aria-labelledby': labelledBy,
  ...options
}: EventRegistrationFormProps) {
  const state = useEventRegistration(options);
  const { sent, sending } = state;
  return (
    <FormBody
      ref={state.form}
      method="post"
      action={`/events/register/${encodeURIComponent(options.eventId)}`}
      aria-labelledby={labelledBy}
      onSubmit={state.onSubmit}
      onChange={state.onChange}
    >
      <ErrorSummary entries={state.entries} data-summary="" />
      <RegistrationFields fields={state.fields} readOnly={sending} />
      <HoneypotField />
      <OnDemandCaptcha
        id={state.captchaId}
        captcha={state.captcha}
        settings={settings}
        serverState={options.serverState}
        clock={options.clock}
      />
      <FormBanner banner={state.banner} />
      <div role="status" className={live}>
        {sent && (
          <Notice tone="success" heading={headingOf(sent.receipt)}>
            {sent.receipt.reference ? `Reference ${sent.receipt.reference}` : undefined}
          </Notice>
        )}
      </div>
      <FormFoot note={note}>
        <Button type="submit" size="large" busy={sending} {...wish(options)}>
          {sending ? 'Registering...' : options.waitingList ? 'Put me on the waitlist' : 'Register'}
          {!sending && <Icon icon={ArrowRight} />}
        </Button>
      </FormFoot>
    </FormBody>
  );
}

/** Name and value of the submit button. Without JavaScript they carry the waitlist choice, which has no field. */
const wish = ({ waitingList }: EventRegistrationOptions) =>
  waitingList ? { name: 'waitingList', value: 'yes' } : undefined;

const headingOf = ({ waitingList }: Receipt) =>
  waitingList ? eventRegistrationMessages.waiting : eventRegistrationMessages.succeeded;

interface RegistrationFieldsProps {
  fields: EventRegistration['fields'];
  readOnly: boolean;
}

function RegistrationFields({ fields, readOnly }: RegistrationFieldsProps) {
  return (
    <>
      <NameRow first={fields.text('firstName')} last={fields.text('lastName')} readOnly={readOnly} />
      <FieldRow>
        <PersonField {...fields.text('email')} asks="email" readOnly={readOnly} />
        <PersonField
          {...fields.text('graduationYear')}
          asks="graduationYear"
          placeholder="1998"
          readOnly={readOnly}
        />
      </FieldRow>
      <TextAreaField
        {...fields.text('comments')}
        label="Comments"
        optional
        placeholder="Diet, a chair beside someone, a toast"
        readOnly={readOnly}
      />
    </>
  );
}
