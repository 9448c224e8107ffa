import { ActionIcon, ActionList, ActionRow } from '@banyan/ui/content';
import { ButtonLink, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';
import type { PartProps } from './MyParts.tsx';
import { dayWords } from './words.ts';

const { gifts: said } = words;

/** Gifts made with this email address, and their receipts. */
export function Gifts({ page: { gifts, giftYears } }: PartProps) {
  if (gifts.length === 0) return <Text>{said.none}</Text>;
  return (
    <>
      <ActionList>
        {gifts.map(({ reference, day, what, from, cause, receiptHref }) => (
          <ActionRow
            key={reference}
            name={[what, from && said.from(from), cause].filter(Boolean).join(', ')}
            meta={dayWords(day)}
            actions={
              <ButtonLink href={receiptHref} variant="quiet">
                <ActionIcon kind="print" />
                {said.receipt}
                <VisuallyHidden>
                  {' '}
                  for {what} of {dayWords(day)}
                </VisuallyHidden>
              </ButtonLink>
            }
          />
        ))}
      </ActionList>
      <Cluster>
        {giftYears.map(({ year }) => (
          <ButtonLink key={year} href={`/my/receipt?year=${year}`} variant="line">
            {said.sheet(year)}
          </ButtonLink>
        ))}
      </Cluster>
    </>
  );
}
