import { eventRegistrationMessages } from '@banyan/api/contract';
import { Button, Notice, Text } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/overlays';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { ErrorSummary, FormBody, FormFoot, systemClock } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import { Trap } from '../../form/Trap/index.ts';
import { answerError, PlainQuestion } from '../../verification/PlainQuestion/index.ts';
import type { VerificationSettings } from '../../verification/provider.tsx';
import {
  type EventRegistration,
  type EventRegistrationOptions,
  useEventRegistration,
} from './useEventRegistration.ts';

export interface EventRegistrationFormProps
  extends EventRegistrationOptions,
    Pick<ComponentProps<'form'>, 'aria-labelledby'> {
  /** Which human verification, should the server ask for one; `undefined` until the configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Stands in for the verification where there is no JavaScript. Only a server that was posted to has one. */
  question?: { text: string; token: string } | undefined;
  /** Beside the button: what one gets. */
  note?: ReactNode;
}

const questionId = 'event-registration-questionAnswer';

/**
 * A registration for one event (spec part 2 §2, §5, §8). Put it into an `EventStub`. Without JavaScript it is a plain
 * form, posted to the event's own page: hand `initialValues`, `initialErrors` and `question` from the server's answer.
 */
export function EventRegistrationForm({
  verification: settings,
  question,
  note,
  'aria-labelledby': labelledBy,
  ...options
}: EventRegistrationFormProps) {
  const state = useEventRegistration(options);
  const { form, fields, person, sending } = state;
  const hydrated = useHydrated();
  const wrong = hydrated ? undefined : answerError(options.initialErrors, questionId);
  const entries = wrong
    ? state.entries.map((entry) => (entry.id === fields.idOf('captchaToken') ? wrong : entry))
    : state.entries;
  return (
    <FormBody
      ref={form}
      method="post"
      action={`/events/register/${encodeURIComponent(options.eventId)}`}
      aria-labelledby={labelledBy}
      onSubmit={(event) => void state.onSubmit(event)}
      onChange={state.onChange}
    >
      <ErrorSummary entries={entries} data-summary="" />
      <RegistrationFields fields={fields} readOnly={sending} />
      <Trap />
      {wrong && question ? (
        <PlainQuestion id={questionId} question={question} error={wrong.message} />
      ) : person.PersonCheck ? (
        <person.PersonCheck
          id={fields.idOf('captchaToken')}
          settings={settings}
          clock={options.clock ?? systemClock}
          {...person.wiring}
        />
      ) : null}
      <RegistrationFoot state={state} note={note} />
    </FormBody>
  );
}

interface RegistrationFieldsProps {
  fields: EventRegistration['fields'];
  readOnly: boolean;
}

function RegistrationFields({ fields, readOnly }: RegistrationFieldsProps) {
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
          autoComplete="email"
          readOnly={readOnly}
        />
        <TextField
          {...fields.text('graduationYear')}
          type="year"
          label="Graduation year"
          placeholder="1998"
          autoComplete="off"
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

function RegistrationFoot({ state, note }: { state: EventRegistration; note: ReactNode }) {
  const { banner, registered, sending } = state;
  return (
    <>
      <div role="alert" className={live}>
        {banner && (
          <Notice tone="critical" heading={banner.heading}>
            {banner.detail}
          </Notice>
        )}
      </div>
      <div role="status" className={live}>
        {registered && (
          <Notice tone="success" heading={eventRegistrationMessages.succeeded}>
            {registered.reference ? `Reference ${registered.reference}` : undefined}
          </Notice>
        )}
      </div>
      <FormFoot>
        <Text size="small" tone="quiet" element="div">
          {note}
        </Text>
        <Button type="submit" size="large" busy={sending}>
          {sending ? 'Registering...' : 'Register'}
          {!sending && <ArrowRight size={20} strokeWidth={1.75} aria-hidden />}
        </Button>
      </FormFoot>
    </>
  );
}
