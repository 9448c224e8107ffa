import { Button, Notice } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { useState } from 'react';
import { donate } from '../../content/donate.ts';
import { unshownGift } from '../donate/unshownGift.ts';

const words = donate.wentThrough;

/** Tells somebody who was led away from a receipt that could not be shown that the money arrived. */
export function WentThrough() {
  const [orderId, setOrderId] = useState(() => unshownGift());
  if (orderId === null) return null;
  const dismiss = () => {
    unshownGift('forget');
    setOrderId(null);
  };
  return (
    <Section spacing="none">
      <Container>
        <Notice tone="success" heading={words.heading} live>
          <p>
            {words.text} <b>{orderId}</b>.
          </p>
          <Button variant="line" size="small" onClick={dismiss}>
            {words.dismiss}
          </Button>
        </Notice>
      </Container>
    </Section>
  );
}
