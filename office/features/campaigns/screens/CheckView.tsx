import { serverNow } from '@banyan/api/client';
import { type Campaign, campaignHoldMinutes, freshBeyond, type Me } from '@banyan/api/office';
import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { errorMessage } from '../../../kit/withStepUp.ts';
import { peopleWords } from '../../../kit/words/counts.ts';
import { timeWords } from '../../../kit/words/times.ts';
import { client } from '../../../shell/client.ts';
import { hasPermission } from '../../../shell/navigation.ts';
import { type CampaignCheck, CampaignChecks } from '../components/CampaignChecks/CampaignChecks.tsx';
import { SendForm } from '../components/SendForm/SendForm.tsx';
import { type CampaignChecked, checksOf, openWords, whyNotWords } from './checksOf.ts';
import type { CampaignActions } from './useCampaignActions.ts';
import type { CampaignForm } from './useCampaignForm.ts';

export interface CheckViewProps {
  me: Me;
  campaign: Campaign;
  /** Number of people who will get it; undefined while they are counted. */
  count: number | undefined;
  form: CampaignForm;
  actions: CampaignActions;
  /** Address of the form where the campaign is edited. */
  writeHref: string;
  unavailableBecause: string | undefined;
}

const minuteMs = 60_000;

/** Estimated time of the last email if the campaign were scheduled now: "9:40 PM". */
const lastWords = (count: number, perMinute: number) =>
  timeWords(serverNow() + (campaignHoldMinutes + count / perMinute) * minuteMs);

/** Checks of a campaign before it is sent, and the form that sends it. */
export function CheckView({
  me,
  campaign,
  count,
  form,
  actions,
  writeHref,
  unavailableBecause,
}: CheckViewProps) {
  const [found, setFound] = useState<{ checked?: CampaignChecked; error?: string | undefined }>({});
  const look = useEffectEvent(async () => {
    setFound({});
    if (!(await form.save())) return setFound({ error: 'The campaign could not be saved. Fix it first.' });
    await client
      .checkCampaign({}, { params: { id: campaign.id } })
      .then((checked) => setFound({ checked }))
      .catch((error: unknown) => setFound({ error: errorMessage(error) ?? '' }));
  });
  useEffect(() => void look(), []);
  const test = async () => {
    if ((await form.save()) && (await actions.test(form.version()))) await look();
  };

  const actionOf = ({ id, state }: CampaignCheck) => {
    if (id === 'test' && state !== 'good')
      return (
        <Button
          variant="line"
          size="small"
          busy={actions.busy}
          unavailable={unavailableBecause !== undefined}
          aria-describedby={unavailableBecause}
          onClick={() => void test()}
        >
          Send me a test
        </Button>
      );
    if (state !== 'open') return undefined;
    if (id === 'words' || id === 'links')
      return (
        <ButtonLink variant="line" size="small" href={writeHref}>
          Fix link
        </ButtonLink>
      );
    const part = { address: 'words', mail: 'mail' }[id];
    if (part === undefined || !hasPermission(me, 'settings.edit')) return undefined;
    return (
      <ButtonLink variant="line" size="small" href={`/office/settings?part=${part}`}>
        Settings
      </ButtonLink>
    );
  };

  const { checked, error } = found;
  const result = <FormResult subject={actions.line} />;
  if (!checked)
    return (
      <Stack space={16}>
        <EmptyState live heading={error === undefined ? 'Five checks' : 'The check failed.'} headingLevel={2}>
          {error ?? 'Checking its links. This takes a few seconds.'}
        </EmptyState>
        {result}
      </Stack>
    );
  const checks = checksOf(checked, serverNow());
  const reached = count ?? checked.reached;
  return (
    <Split ratio="7/5" align="start">
      <Stack space={16}>
        <CampaignChecks checks={checks.map((one) => ({ ...one, action: actionOf(one) }))} />
        {result}
      </Stack>
      <Stack space={8}>
        <SendForm
          count={reached}
          wantsPasskey={reached > freshBeyond}
          hint={openWords(checks)}
          stopped={whyNotWords(checks)}
          onSend={() => void actions.send(form.version(), reached)}
          busy={actions.busy}
          unavailableBecause={unavailableBecause}
        >
          {reached === 0
            ? 'No one would get it. Choose another audience.'
            : `Sends to ${peopleWords(reached)}, ${campaign.perMinute} a minute. The last one leaves at about ${lastWords(reached, campaign.perMinute)}. Nothing is sent in the first ten minutes, so you can still stop it.`}
        </SendForm>
        <FormResult subject={actions.sendLine} />
      </Stack>
    </Split>
  );
}
