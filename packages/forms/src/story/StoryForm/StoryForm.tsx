import { type StoryCategory, storyMessages } from '@banyan/api/contract';
import { SuccessView } from '@banyan/ui/content';
import { Button, ButtonLink, Heading, Notice, Plate, type PlateProps, Text } from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { DraftNote, ErrorSummary, FormBody, FormFoot, systemClock } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import { Trap } from '../../form/Trap/index.ts';
import type { VerificationSettings } from '../../verification/provider.tsx';
import { StoryPhoto } from '../StoryPhoto/index.ts';
import { PreviewBelow, usePreview } from '../StoryPreview/index.ts';
import { AboutYou } from './AboutYou.tsx';
import * as styles from './StoryForm.css.ts';
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
  guide: PlateProps['items'];
  /** After it was sent. */
  sent: {
    heading: string;
    /** @param email Where the answer will go. */
    lede: (email: string) => ReactNode;
    next: { label: string; href: string };
  };
  /** For visitors without JavaScript, whom this form cannot serve: where to write instead. */
  withoutJavaScript?: ReactNode;
}

/**
 * Sends in a story (spec part 2 §2, §5, §8): writing first, then who wrote it, with the place of a photograph beside it.
 * Keeps a draft of the words, not of the photograph, until it is sent or discarded. Once it is sent the success takes its
 * place.
 */
export function StoryForm({ sent: words, withoutJavaScript, ...props }: StoryFormProps) {
  const state = useStory(props);
  const preview = usePreview();
  const { sent, draft } = state;
  if (sent) {
    return (
      <SuccessView
        heading={words.heading}
        lede={words.lede(sent.email)}
        reference={sent.receipt.reference}
        actions={
          <>
            <ButtonLink href={words.next.href} icon={<ArrowRight {...icon} />}>
              {words.next.label}
            </ButtonLink>
            <Button variant="line" onClick={state.again}>
              {storyMessages.another}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Stack space={48}>
      {withoutJavaScript ? <noscript>{withoutJavaScript}</noscript> : null}
      <Split>
        <Stack space={24}>
          <StoryFields {...props} state={state} preview={preview} />
          {(draft.touched || draft.discarded) && (
            <DraftNote
              onDevice={draft.onDevice}
              onDeviceChange={draft.setOnDevice}
              restored={draft.restored}
              discarded={draft.discarded}
              onDiscard={draft.onDiscard}
              onUndo={draft.onUndo}
            />
          )}
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

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

type PartProps = Omit<StoryFormProps, 'sent' | 'withoutJavaScript'> & { state: StoryState };

function StoryFields({
  state,
  preview,
  categories,
  terms,
  note,
  verification,
  clock = systemClock,
}: PartProps & { preview: ReturnType<typeof usePreview> }) {
  const { form, fields, banner, entries, person, sending } = state;
  return (
    <FormBody
      ref={form}
      method="post"
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
      <AboutYou fields={fields} readOnly={sending} terms={terms} />
      <Trap />
      {person.PersonCheck && (
        <person.PersonCheck
          id={fields.idOf('captchaToken')}
          settings={verification}
          clock={clock}
          {...person.wiring}
        />
      )}
      <FormFoot>
        <Text size="small" tone="quiet" className={styles.note}>
          {note}
        </Text>
        <Cluster space={12}>
          <Button
            variant="line"
            size="large"
            busy={preview.loading}
            aria-expanded={preview.open}
            onClick={preview.toggle}
          >
            Preview
          </Button>
          <Button type="submit" size="large" busy={sending}>
            {sending ? storyMessages.submitting : 'Submit story'}
            {!sending && <ArrowRight {...icon} />}
          </Button>
        </Cluster>
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
      <StoryPhoto id={state.photoId} photo={state.photo} readOnly={state.sending} />
      <Plate items={guide} />
    </Stack>
  );
}
