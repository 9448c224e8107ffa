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
  /** Provider of the human verification, used if the server asks for one; `undefined` until the configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Names of the categories. */
  categories: StoryCategoryNames;
  /** Terms that the author agrees to. */
  terms: ReactNode;
  /** Text beside the buttons: what happens to the story, and what is kept. */
  note: ReactNode;
  /** Heading over the photograph. */
  photoHeading: ReactNode;
  /** Tips: what editors look for. */
  guide: FactGridProps['items'];
  /** Texts of the success view. */
  sent: StorySentWords;
  /** Year in which the page was rendered. The form offers graduation years up to it until hydration. */
  year: number;
  /** URL that the form is posted to without JavaScript. */
  action: string;
  /** Content over the form, such as its `PageHead`; the success view has a heading of its own. */
  head: ReactNode;
}

/**
 * Form to send in a story (spec part 2 §2, §5, §8): the story first, then the photograph, then the author; from 968 px the
 * photograph is beside them. Keeps a draft of the text, not of the photograph, until it is sent or discarded. The success view
 * replaces form and head. Without JavaScript it is a plain form: pass the server's answer as `serverState`.
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
        // After a post without JavaScript the page no longer has the values.
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
