import type { Settings } from '@banyan/api/office';
import { Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { officeCalls } from '../../../calls.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { EmailFooterForm } from '../components/EmailFooterForm/EmailFooterForm.tsx';
import { EmailWordsList } from '../components/EmailWordsList/EmailWordsList.tsx';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';
import { useWords } from './useWords.ts';

const line = 'settings words';

/** Section of the footer of every email, and of the emails that may have the association’s own paragraph. */
export function WordsPart({ settings }: { settings: Settings }) {
  const { signature, postalAddress, version, words } = settings;
  const { busy, save } = useSaving(settings, line);
  const below = useWords('below', { signature, postalAddress });
  const { errors, check } = useFieldErrors('below', ['signature', 'postalAddress']);
  const values = {
    signature: below.textOf('signature'),
    postalAddress: below.textOf('postalAddress'),
  };
  const saveBelow = async () => {
    if (!check(officeCalls.saveSettings.body, { ...values, version })) return;
    if (await save('Save the footer of every email', values)) below.isSaved(values);
  };
  return (
    <Stack space={32}>
      <Part heading="Footer of every email" line={line}>
        <EmailFooterForm
          values={values}
          onWrite={below.write}
          onSave={() => void saveBelow()}
          busy={busy}
          errors={errors}
          theirs={{
            signature: below.theirsOf('signature'),
            postalAddress: below.theirsOf('postalAddress'),
          }}
          said={below.said}
        />
      </Part>
      <Panel heading="In each email">
        <Text measure>
          You can add a paragraph to each email the site sends. It is added to new emails only, not to emails
          that are already scheduled.
        </Text>
        <EmailWordsList words={words} hrefOf={(kind) => `/office/settings?part=words&letter=${kind}`} />
      </Panel>
    </Stack>
  );
}
