import { Text, TextLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { counted } from '../../members/components/words.ts';
import type { ImportUndone } from '../calls.ts';

/** Result of an undo: members removed, members restored, and members who stay because they were changed since. */
export const UndoneView = ({ undone: { removed, restored, kept, keptMany } }: { undone: ImportUndone }) => (
  <Stack space={12}>
    <InlineAlert live tone="success">
      {counted(removed, 'person', 'people')} {removed === 1 ? 'is' : 'are'} removed.
      {restored > 0 &&
        ` ${counted(restored, 'person', 'people')} who were already members are back to what they were.`}
    </InlineAlert>
    {keptMany > 0 && (
      <>
        <Text>
          {counted(keptMany, 'person', 'people')} {keptMany === 1 ? 'stays' : 'stay'}, because someone changed
          something about them since{kept.length < keptMany && `. The first ${kept.length}`}:
        </Text>
        <ul>
          {kept.map(({ id, name }) => (
            <li key={id}>
              <TextLink href={`/office/members/${id}`}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </>
    )}
  </Stack>
);
