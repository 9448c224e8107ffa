import { correctMyEntryForm, type MyEntry, type MyFeedback } from '@banyan/api/contract';
import { FormSheet } from '@banyan/ui/content';
import { Heading, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';
import { CorrectForm } from '../my-entry/CorrectForm.tsx';
import { EntryCard } from '../my-entry/EntryCard.tsx';

/** Form for a correction, next to the current entry. */
export function CorrectView({ entry, said }: { entry: MyEntry; said: MyFeedback | undefined }) {
  const { heading, lede, shown } = words.correct;
  const { card, values, id } = entry;
  return (
    <Stack space={24}>
      <Heading level={2} size="h2">
        {heading}
      </Heading>
      <Text measure>{lede}</Text>
      <FormSheet aside={{ heading: shown, content: <EntryCard card={card} />, drawing: null }}>
        <CorrectForm
          action={`${correctMyEntryForm.path}?entry=${encodeURIComponent(id)}#entry`}
          about={{ name: 'entry', value: id }}
          values={values}
          errors={said?.errors ?? []}
          message={said?.message}
        />
      </FormSheet>
    </Stack>
  );
}
