import { serverNow } from '@banyan/api/client';
import type { Me, NewsPiece } from '@banyan/api/office';
import { Button, ChipLink } from '@banyan/ui/elements';
import { Cluster, Split } from '@banyan/ui/layout';
import { ConflictView } from '../../../kit/ConflictView.tsx';
import { chapterIdsOf } from '../../../kit/chapterIdsOf.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { newestOf } from '../../../kit/newestOf.ts';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useIsWide } from '../../../kit/useIsWide.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { dayWords } from '../../../kit/words/times.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { OtherViewers } from '../../../shell/OtherViewers.tsx';
import { NewsForm } from '../components/NewsForm/NewsForm.tsx';
import { NewsPictures } from '../components/NewsPictures/NewsPictures.tsx';
import { NewsPreview } from '../components/NewsPreview/NewsPreview.tsx';
import { valuesOf } from './fieldsOf.ts';
import { PutOnTopAlert } from './PutOnTopAlert.tsx';
import { useNewsForm } from './useNewsForm.ts';
import { usePreview } from './usePreview.ts';

export interface WriteNewsProps {
  me: Me;
  /** Shows the preview in place of the form, on phones. */
  isLooking: boolean;
  /** Returns the address of the form or of its preview. */
  hrefOf: (isLooking: boolean) => string;
  /** Item to change; without it, a new one is created. */
  piece?: NewsPiece;
}

/** Form for a news item, beside its preview; phones show one or the other. */
export function WriteNews({ me, isLooking, hrefOf, piece }: WriteNewsProps) {
  const isWide = useIsWide();
  const {
    standing,
    conflict,
    errors,
    pictures,
    draft,
    write,
    busy,
    subject,
    restoreLine,
    send,
    remove,
    restore,
  } = useNewsForm(piece);
  const { merged } = standing;
  const result = <FormResult subject={subject} />;
  // Shows the saved version in the preview while a conflict is open.
  const values = conflict && piece ? valuesOf(piece) : standing.values;
  const { preview, error } = usePreview(values.markdown);
  const isOnline = useOnline();
  const unavailableBecause = isOnline ? undefined : offlineId;
  const state = piece?.state ?? 'draft';
  const day = dayWords(state === 'published' && piece ? piece.createdAt : serverNow());
  const form = (
    <NewsForm
      values={values}
      onWrite={write}
      mine={merged?.mine ?? []}
      pictures={
        <NewsPictures {...pictures} error={errors.pictures} unavailableBecause={unavailableBecause} />
      }
      chapterIds={chapterIdsOf(me, 'news.edit')}
      errors={error ? { markdown: error, ...errors } : errors}
      publishLabel={state === 'published' ? 'Save the changes' : 'Publish'}
      onPublish={() => void send(true)}
      onSaveDraft={state === 'draft' ? () => void send(false) : undefined}
      onRemove={piece && state !== 'removed' ? () => void remove() : undefined}
      busy={busy}
      unavailableBecause={unavailableBecause}
      said={draft.said}
      result={result}
    />
  );
  const look = (
    <NewsPreview
      title={values.title}
      summary={values.summary}
      category={values.category || 'No category'}
      facts={[day, preview?.readTime].filter(Boolean).join(', ')}
      pictures={pictures.tiles.flatMap(({ thumb, alt, width, height, focus, hasText }) =>
        thumb ? [{ src: thumb, alt, width, height, focus, hasText }] : [],
      )}
      html={preview?.html}
    />
  );
  return (
    <Screen title="News" back={{ label: 'All news', href: '/office/news' }} canBeOld={false} space={24}>
      {piece && <OtherViewers place={`news:${piece.id}`} />}
      {!isOnline && (
        <InlineAlert live tone="warning" id={offlineId}>
          You’re offline. What you write stays in this tab until you save it.
        </InlineAlert>
      )}
      {merged && !conflict && <PutOnTopAlert {...newestOf(piece)} />}
      {state === 'removed' && (
        <InlineAlert
          tone="warning"
          action={
            <Button variant="line" size="small" busy={busy} onClick={() => void restore()}>
              Restore
            </Button>
          }
        >
          This is not on the site.
        </InlineAlert>
      )}
      <FormResult subject={restoreLine} />
      {conflict ? (
        <ConflictView
          conflict={conflict}
          {...newestOf(piece)}
          theirs={look}
          onDrop={draft.forget}
          busy={busy}
          unavailableBecause={unavailableBecause}
          result={result}
        />
      ) : isWide ? (
        <Split ratio="7/5" align="start">
          {form}
          {look}
        </Split>
      ) : (
        <>
          <nav aria-label="View">
            <Cluster>
              <ChipLink href={hrefOf(false)} aria-current={isLooking ? undefined : 'page'}>
                Write
              </ChipLink>
              <ChipLink href={hrefOf(true)} aria-current={isLooking ? 'page' : undefined}>
                Preview
              </ChipLink>
            </Cluster>
          </nav>
          {isLooking ? look : form}
        </>
      )}
    </Screen>
  );
}
