import { Button, Notice } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { donate } from '../../content/donate.ts';
import { useVisit } from '../../state/store.ts';
import { unshownGiftAtom } from '../donate/gifts.ts';

const words = donate.wentThrough;

/** Tells the donor that the payment succeeded, after the receipt page could not be shown. */
export function WentThrough() {
  const [orderId, setOrderId] = useAtom(unshownGiftAtom, useVisit());
  if (orderId === null) return null;
  return (
    <Section spacing="none">
      <Container>
        <Notice tone="success" heading={words.heading} live>
          <p>
            {words.text} <b>{orderId}</b>.
          </p>
          <Button variant="line" size="small" onClick={() => setOrderId(RESET)}>
            {words.dismiss}
          </Button>
        </Notice>
      </Container>
    </Section>
  );
}
