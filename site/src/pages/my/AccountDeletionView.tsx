import { type MyFeedback, type MyLeaving, type MyOwnPage, myPaths } from '@banyan/api/contract';
import { RadioGroupField, TextField } from '@banyan/forms/fields';
import { FormBody } from '@banyan/forms/form';
import { ActionIcon, PagePart } from '@banyan/ui/content';
import { Button, ButtonLink, FactGrid, Notice, Text } from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';
import { Act } from './Act.tsx';
import { errorProps, Feedback } from './Feedback.tsx';
import { counted, dayWords, inWords } from './words.ts';

const { leaving } = words;

/** Notice of a pending account deletion: when it happens, and how to stop it. */
export function UnderWay({ due }: { due: string | undefined }) {
  if (due === undefined) return null;
  return (
    <Notice tone="warning" heading={leaving.underWay(dayWords(due))}>
      <Text>{leaving.underWayText}</Text>
      <Act act="stay" section="leaving">
        <Button type="submit">{leaving.stay}</Button>
      </Act>
    </Notice>
  );
}

/** Account deletion: the download of all personal data, and the consequences. */
export function LeavingView({ page, said }: { page: MyOwnPage; said: MyFeedback | undefined }) {
  const { along, deleted } = leaving;
  const isUnderWay = page.leaving.due !== undefined;
  return (
    <>
      <PagePart id="along" heading={along.heading}>
        <Text measure>{along.text(page.email)}</Text>
        <Cluster>
          <ButtonLink href={myPaths.exportJson} variant="line" download>
            <ActionIcon kind="download" />
            {along.json}
          </ButtonLink>
          <ButtonLink href={myPaths.exportPage} variant="line">
            <ActionIcon kind="document" />
            {along.page}
          </ButtonLink>
        </Cluster>
      </PagePart>
      {isUnderWay ? null : (
        <PagePart id="leaving" heading={deleted.heading}>
          {said?.errors.length === 0 ? <Feedback said={said} /> : null}
          <Text measure>{deleted.text}</Text>
          <Split ratio="8/4">
            <Stack space={24}>
              <FactGrid items={consequences(page.leaving)} />
              <DeleteForm stories={page.leaving.stories} said={said} />
            </Stack>
          </Split>
        </PagePart>
      )}
    </>
  );
}

/** Returns what happens to each kind of data, with counts. */
function consequences({ entries, seats, jobs, stories, gifts, giftsKeptYears, copiesDays }: MyLeaving) {
  const { deleted } = leaving;
  const all = seats.map(({ title, day }) => deleted.seat(title, dayWords(day)));
  return [
    { label: deleted.gone.label, value: entries > 0 ? deleted.gone.value : deleted.goneWithoutEntry },
    { label: deleted.cancelled, value: all.join('. ') || deleted.noSeats },
    {
      label: deleted.unpublished,
      value: `${counted(jobs, 'job', 'jobs')}. ${counted(stories, 'story', 'stories')}`,
    },
    ...(gifts > 0
      ? [
          {
            label: deleted.kept(inWords(giftsKeptYears)),
            value: deleted.gifts(counted(gifts, 'gift', 'gifts')),
          },
        ]
      : []),
    deleted.keptToo,
    { label: deleted.copies.label, value: deleted.copies.value(copiesDays) },
  ];
}

function DeleteForm({ stories, said }: { stories: number; said: MyFeedback | undefined }) {
  const { deleted } = leaving;
  return (
    <FormBody method="post" action={myPaths.leaving} aria-label={deleted.heading}>
      <input type="hidden" name="act" value="delete-me" />
      {stories > 0 ? (
        <RadioGroupField
          id="my-stories"
          name="about"
          label={deleted.stories}
          value="take-down"
          options={[
            { value: 'take-down', label: deleted.storiesDown },
            { value: 'keep', label: deleted.storiesKept },
          ]}
        />
      ) : (
        <input type="hidden" name="about" value="take-down" />
      )}
      <TextField
        id="my-word"
        name="to"
        label={deleted.typed}
        autoComplete="off"
        autoCapitalize="none"
        {...errorProps(said, 'to')}
      />
      <Cluster>
        <Button type="submit" variant="danger">
          {deleted.button}
        </Button>
        <ButtonLink href={myPaths.page} variant="quiet">
          {leaving.stay}
        </ButtonLink>
      </Cluster>
    </FormBody>
  );
}
