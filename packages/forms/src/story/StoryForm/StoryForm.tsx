import { type StoryCategory, storyMessages } from '@banyan/api/contract';
import { Button, FactGrid, type FactGridProps, Heading, Icon, Notice } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import { ArrowRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import { OnDemandCaptcha } from '../../captcha/OnDemandCaptcha/index.ts';
import type { VerificationSettings } from '../../captcha/provider.tsx';
import { HoneypotField } from '../../form/HoneypotField/index.ts';
import { ErrorSummary, FormBody, FormFoot } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import { StoryPhoto } from '../StoryPhoto/index.ts';
import { PreviewBelow, usePreview } from '../StoryPreview/index.ts';
import { AboutYou } from './AboutYou.tsx';
import * as styles from './StoryForm.css.ts';
import { StorySent, type StorySentWords } from './StorySent.tsx';
import { type StoryOptions, type StoryState, useStory } from './useStory.ts';
import { YourStory } from './YourStory.tsx';

export interface StoryFormProps extends StoryOptions {
  /** Which human verification, should the server ask for one; `undefined` until the configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** What each category is called. */
  categories: Readonly<Record<StoryCategory, string>>;
  /** What one agrees to. */
  terms: ReactNode;
  /** Beside the buttons: what becomes of it, and what is kept. */
  note: ReactNode;
  /** Over the photograph's niche. */
  photoHeading: ReactNode;
  /** What editors look for. */
  guide: FactGridProps['items'];
  /** After it was sent. */
  sent: StorySentWords;
  /** In which year the page was written out: it offers the graduation years up to then until it comes to life. */
  year: number;
  /** Where the form is posted to without JavaScript. */
  action: string;
}

/**
 * Sends in a story (spec part 2 §2, §5, §8): writing first, then who wrote it, with the place of a photograph beside it.
 * Keeps a draft of the words, not of the photograph, until it is sent or discarded. Once it is sent the success takes its
 * place. Without JavaScript it is a plain form: hand what the server answered as `serverState`.
 */
export function StoryForm({ sent: words, action, ...props }: StoryFormProps) {
  const state = useStory(props);
  const preview = usePreview();
  const { sent, draft, lazy } = state;
  if (sent) {
    return (
      <StorySent
        receipt={sent.receipt}
        email={sent.values.email.trim()}
        words={words}
        action={action}
        onAgain={state.again}
      />
    );
  }
  return (
    <Stack space={48}>
      <Split>
        <Stack space={24}>
          <StoryFields {...props} action={action} state={state} preview={preview} />
          {lazy && (draft.touched || draft.discarded) && <lazy.DraftNote draft={draft} />}
        </Stack>
        <StoryAside {...props} state={state} />
      </Split>
      <PreviewBelow
        preview={preview}
        story={state.fields.values}
        photo={state.photo.photo?.image}
        categories={props.categories}
      />
    </Stack>
  );
}

type PartProps = Omit<StoryFormProps, 'sent' | 'action'> & { state: StoryState };

const formId = 'story-form';

function StoryFields({
  state,
  preview,
  categories,
  terms,
  note,
  verification,
  year,
  action,
  serverState,
  clock,
}: PartProps & { action: string; preview: ReturnType<typeof usePreview> }) {
  const { form, fields, banner, entries, captcha, sending } = state;
  return (
    <FormBody
      ref={form}
      id={formId}
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-label="Submit a story"
      onSubmit={state.onSubmit}
      onChange={state.onChange}
    >
      <div data-banner="" className={live}>
        {banner && (
          <Notice tone="critical" heading={banner.heading} tabIndex={-1}>
            {banner.detail}
          </Notice>
        )}
      </div>
      <ErrorSummary entries={entries} data-summary="" />
      <YourStory fields={fields} readOnly={sending} categories={categories} />
      <AboutYou fields={fields} readOnly={sending} terms={terms} year={year} />
      <HoneypotField />
      <OnDemandCaptcha
        id={state.captchaId}
        captcha={captcha}
        settings={verification}
        serverState={serverState}
        clock={clock}
      />
      <FormFoot note={note}>
        <Button
          variant="line"
          size="large"
          busy={preview.loading}
          aria-expanded={preview.open}
          onClick={preview.toggle}
          className={styles.onlyAlive}
        >
          Preview
        </Button>
        <Button type="submit" size="large" busy={sending}>
          {sending ? storyMessages.submitting : 'Submit story'}
          {!sending && <Icon icon={ArrowRight} />}
        </Button>
      </FormFoot>
    </FormBody>
  );
}

function StoryAside({ state, photoHeading, guide }: PartProps) {
  const headingId = useId();
  return (
    <Stack element="aside" space={24} aria-labelledby={headingId} className={styles.aside}>
      <Heading level={2} size="h3" id={headingId}>
        {photoHeading}
      </Heading>
      <StoryPhoto id={state.photoId} form={formId} photo={state.photo} readOnly={state.sending} />
      <FactGrid items={guide} />
    </Stack>
  );
}
