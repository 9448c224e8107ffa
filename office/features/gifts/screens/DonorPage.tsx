import { BackLink, EmptyState, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import type { client } from '../../../shell/client.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { DonorYears } from '../components/DonorYears/DonorYears.tsx';
import { GiftTable } from '../components/GiftTable/GiftTable.tsx';

export interface DonorPageProps {
  /** Reference of the gift that led here. An email in the address would stay in the browser's history. */
  reference: string;
  donor: Awaited<ReturnType<typeof client.getDonorGifts>>;
}

/** Every gift of one donor, found by email, with totals by year. */
export function DonorPage({ reference, donor: { name, email, gifts, years } }: DonorPageProps) {
  useRowKeys();
  return (
    <>
      <ScreenHead title={`Gifts of ${name || email}`} />
      <Stack space={24}>
        <Cluster space={12}>
          <BackLink href={`/office/gifts/${reference}`}>{reference}</BackLink>
          <Text element="span" tone="quiet" size="small">
            Every gift with the email {email}
          </Text>
        </Cluster>
        <Block heading="By year">
          {years.length > 0 ? (
            <DonorYears years={years} />
          ) : (
            <EmptyState heading="Nothing received yet." headingLevel={3} />
          )}
        </Block>
        <Block heading="All gifts" aside={gifts.length.toLocaleString('en-US')}>
          <GiftTable gifts={gifts} hrefOf={(gift) => `/office/gifts/${gift.reference}`} />
        </Block>
      </Stack>
    </>
  );
}
