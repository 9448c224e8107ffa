import { FieldRow, TextField } from '@banyan/forms/fields';
import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { ArrowRight } from 'lucide';
import type { FormEvent, ReactNode } from 'react';
import { MarkdownField } from '../../../../kit/writing/MarkdownField/MarkdownField.tsx';
import * as foot from '../../../../shell/components/barFoot.css.ts';
import { SubjectField } from '../SubjectField/SubjectField.tsx';
import * as styles from './CampaignForm.css.ts';

/** What stands in the form, besides who gets it. */
const campaignFormFields = ['subject', 'markdown', 'fromName', 'replyTo'] as const;
export type CampaignFormField = (typeof campaignFormFields)[number];
type CampaignFormValues = Readonly<Record<CampaignFormField, string>>;

export interface CampaignFormProps {
  /** What stands in the fields, as text. */
  values: CampaignFormValues;
  /** A field has changed, with its new value. */
  onWrite: (field: CampaignFormField, value: string) => void;
  /** What is wrong with a field. */
  errors?: Partial<Record<CampaignFormField, string>>;
  /** Who gets it: an `AudienceField`. */
  audience: ReactNode;
  /** Goes on to the check. */
  onCheck: () => void;
  /** On phones: where it is looked at. */
  lookHref?: string | undefined;
  /** Sends it to whoever writes it. */
  onTest: () => void;
  /** Throws the draft away. */
  onDrop?: (() => void) | undefined;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be sent now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
  /** "Draft saved 8:11 PM, not sent". */
  said?: ReactNode;
  /** Result of the button that was pressed, an `ActionResult`. */
  result?: ReactNode;
}

/** Writes a campaign. */
export function CampaignForm({
  values,
  onWrite,
  errors = {},
  audience,
  onCheck,
  lookHref,
  onTest,
  onDrop,
  busy = false,
  unavailableBecause,
  said,
  result,
}: CampaignFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  const text = (field: CampaignFormField) => ({
    name: field,
    id: `campaign-${field}`,
    value: values[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onWrite(field, currentTarget.value),
  });
  const unavailable = {
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Write" className={styles.form}>
      <SubjectField
        id="campaign-subject"
        value={values.subject}
        error={errors.subject}
        onChange={(subject) => onWrite('subject', subject)}
      />
      <MarkdownField
        name="markdown"
        id="campaign-markdown"
        label="Text"
        hint="{first name} is replaced with each reader’s name."
        value={values.markdown}
        error={errors.markdown}
        onChange={(markdown) => onWrite('markdown', markdown)}
      />
      {audience}
      <FieldRow>
        <TextField {...text('fromName')} label="From" hint="A name; the address is the association’s." />
        <TextField {...text('replyTo')} label="Reply-to" type="email" optional />
      </FieldRow>
      <div className={foot.foot}>
        <Button type="submit" variant="accent" busy={busy}>
          Check the campaign
          <Icon icon={ArrowRight} size={18} />
        </Button>
        {lookHref !== undefined && (
          <ButtonLink variant="line" href={lookHref}>
            Preview
          </ButtonLink>
        )}
        <Button {...unavailable} variant="line" busy={busy} onClick={onTest}>
          Send me a test
        </Button>
        {onDrop && (
          <Button {...unavailable} variant="quiet" busy={busy} onClick={onDrop}>
            Delete draft
          </Button>
        )}
        <span role="status" className={foot.said}>
          {said}
        </span>
        {result}
      </div>
    </form>
  );
}
