import { EmptyState, Text } from '@banyan/ui/elements';
import { createFileRoute } from '@tanstack/react-router';
import { DataTable } from '../../../../kit/DataTable/DataTable.tsx';
import { load } from '../../../../kit/load.ts';
import { Screen } from '../../../../kit/Screen/Screen.tsx';
import { client } from '../../../../shell/client.ts';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import { useRowKeys } from '../../../../shell/useRowKeys.ts';
import { DonorYears } from '../../components/DonorYears/DonorYears.tsx';
import { giftColumns } from '../../components/GiftList/giftColumns.ts';
import { factsLine } from '../../components/words.ts';

/**
 * Every gift of one donor, found by email, with totals by year. Its address has the reference of the gift that led here: an email in it
 * would stay in the browser's history.
 */
export const Route = createFileRoute('/office/_layout/gifts/donor/$reference')({
  staticData: { title: 'Donor' },
  loader: (at) =>
    load(at, 'gift.see', 'Read the gifts of a donor', () => client.getDonorGifts({ params: at.params })),
  component: DonorScreen,
});

function DonorScreen() {
  const { name, email, gifts, years } = Route.useLoaderData();
  const { reference } = Route.useParams();
  useRowKeys();
  return (
    <Screen
      title={`Gifts of ${name || email}`}
      back={{ label: reference, href: `/office/gifts/${reference}` }}
      facts={
        <Text element="span" tone="quiet" size="small">
          Every gift with the email {email}
        </Text>
      }
      canBeOld={false}
      space={24}
    >
      <Panel heading="By year">
        {years.length > 0 ? (
          <DonorYears years={years} />
        ) : (
          <EmptyState heading="Nothing received yet." headingLevel={3} />
        )}
      </Panel>
      <Panel heading="All gifts" aside={gifts.length.toLocaleString('en-US')}>
        <DataTable
          rows={gifts}
          keyOf={(gift) => gift.reference}
          columns={giftColumns}
          summary={factsLine}
          hrefOf={(gift) => `/office/gifts/${gift.reference}`}
        />
      </Panel>
    </Screen>
  );
}
