import { FieldRow, TextField } from '@banyan/forms/fields';
import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { ArrowRight } from 'lucide';
import type { FormEvent, ReactNode } from 'react';
import { MarkdownField } from '../../../../kit/writing/MarkdownField/MarkdownField.tsx';
import * as foot from '../../../../shell/components/barFoot.css.ts';
import { SubjectField } from '../SubjectField/SubjectField.tsx';
import * as styles from './CampaignForm.css.ts';

/** Fields of the form besides the audience. */
const campaignFormFields = ['subject', 'markdown', 'fromName', 'replyTo'] as const;
export type CampaignFormField = (typeof campaignFormFields)[number];
type CampaignFormValues = Readonly<Record<CampaignFormField, string>>;

export interface CampaignFormProps {
  /** Values of the fields, as text. */
  values: CampaignFormValues;
  /** Called with the new value of a field. */
  onWrite: (field: CampaignFormField, value: string) => void;
  /** Validation errors by field. */
  errors?: Partial<Record<CampaignFormField, string>>;
  /** Field for the audience: an `AudienceField`. */
  audience: ReactNode;
  /** Opens the check. */
  onCheck: () => void;
  /** Address of the preview, for phones. */
  lookHref?: string | undefined;
  /** Sends a test email to the author. */
  onTest: () => void;
  /** Deletes the draft. */
  onDrop?: (() => void) | undefined;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** Saved state of the draft: "Draft saved 8:11 PM, not sent". */
  said?: ReactNode;
  /** Result of the pressed button, an `ActionResult`. */
  result?: ReactNode;
}

/** Form for writing a campaign. */
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
