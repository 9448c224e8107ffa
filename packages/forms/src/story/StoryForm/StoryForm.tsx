import { storyMessages } from '@banyan/api/contract';
import { Button, FactGrid, type FactGridProps, Heading, Icon, Notice } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { ArrowRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import { OnDemandCaptcha } from '../../captcha/OnDemandCaptcha/index.ts';
import type { VerificationSettings } from '../../captcha/provider.tsx';
import { HoneypotField } from '../../form/HoneypotField/index.ts';
import { DraftNote, DraftNotice, ErrorSummary, FormBody, FormFoot } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import { StoryPhoto } from '../StoryPhoto/index.ts';
import { PreviewBelow, type StoryCategoryNames, usePreview } from '../StoryPreview/index.ts';
import { AboutYou } from './AboutYou.tsx';
import * as styles from './StoryForm.css.ts';
import { StorySent, type StorySentWords } from './StorySent.tsx';
import { type StoryOptions, type StoryState, useStory } from './useStory.ts';
import { WrittenStory } from './WrittenStory.tsx';
import { YourStory } from './YourStory.tsx';

export interface StoryFormProps extends StoryOptions {
  /** Which human verification, should the server ask for one; `undefined` until the configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** What each category is called. */
  categories: StoryCategoryNames;
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
  /** Over the form, such as its `PageHead`; what was sent has a heading of its own. */
  head: ReactNode;
}

/**
 * Sends in a story (spec part 2 §2, §5, §8): writing first, then the place of a photograph, then who wrote it; from 968 px
 * the photograph stands beside them. Keeps a draft of the words, not of the photograph, until it is sent or discarded. Once
 * it is sent the success takes the place of form and head. Without JavaScript it is a plain form: hand what the server
 * answered as `serverState`.
 */
export function StoryForm({ sent: words, head, ...props }: StoryFormProps) {
  const state = useStory(props);
  const preview = usePreview();
  const { sent, fields } = state;
  if (sent) {
    return (
      <StorySent
        receipt={sent.receipt}
        email={sent.values.email.trim()}
        words={words}
        action={props.action}
        onAgain={state.again}
        // A page that was posted to no longer knows what was sent.
        card={sent.values.title ? <WrittenStory values={sent.values} categories={props.categories} /> : null}
      />
    );
  }
  return (
    <Stack space={32}>
      {head}
      <Stack space={48}>
        <StoryFields {...props} state={state} preview={preview} />
        <PreviewBelow
          preview={preview}
          storyId={fields.idOf('story')}
          story={fields.values}
          photo={state.photo.photo?.image}
          categories={props.categories}
        />
      </Stack>
    </Stack>
  );
}

type StoryFieldsProps = Omit<StoryFormProps, 'sent' | 'head'> & {
  state: StoryState;
  preview: ReturnType<typeof usePreview>;
};

function StoryFields({ state, preview, ...props }: StoryFieldsProps) {
  const { form, fields, banner, entries, captcha, sending, draft } = state;
  return (
    <FormBody
      ref={form}
      method="post"
      action={props.action}
      encType="multipart/form-data"
      aria-label="Submit a story"
      onSubmit={state.onSubmit}
      onChange={state.onChange}
      className={styles.form}
    >
      <div className={styles.part}>
        <div data-banner="" className={live}>
          {banner && (
            <Notice tone="critical" heading={banner.heading} tabIndex={-1}>
              {banner.detail}
            </Notice>
          )}
        </div>
        <ErrorSummary entries={entries} data-summary="" />
        <DraftNotice draft={draft} />
        <YourStory fields={fields} readOnly={sending} categories={props.categories} />
      </div>
      <StoryAside photoHeading={props.photoHeading} guide={props.guide} state={state} />
      <div className={styles.part}>
        <AboutYou fields={fields} readOnly={sending} terms={props.terms} year={props.year} />
        <HoneypotField />
        <OnDemandCaptcha
          id={state.captchaId}
          captcha={captcha}
          settings={props.verification}
          serverState={props.serverState}
          clock={props.clock}
        />
        <FormFoot note={props.note}>
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
        {(draft.touched || draft.discarded) && <DraftNote draft={draft} />}
      </div>
    </FormBody>
  );
}

function StoryAside({
  state,
  photoHeading,
  guide,
}: Pick<StoryFieldsProps, 'state' | 'photoHeading' | 'guide'>) {
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId} className={styles.aside}>
      <Heading level={2} size="h3" id={headingId} className={styles.photoHeading}>
        {photoHeading}
      </Heading>
      <StoryPhoto id={state.photoId} photo={state.photo} readOnly={state.sending} />
      <FactGrid items={guide} className={styles.guide} />
    </aside>
  );
}
