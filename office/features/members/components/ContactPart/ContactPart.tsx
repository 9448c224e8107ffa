import type { Member } from '@banyan/api/office';
import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { Copy, Eye, EyeOff } from 'lucide';
import { FactList } from '../../../../kit/FactList/FactList.tsx';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import * as styles from './ContactPart.css.ts';

export interface ContactPartProps {
  /** Name of the member, for screen readers. */
  name: string;
  /** Kinds of contact data on file. */
  has: Member['contact'];
  /** Contact data, once it was revealed. */
  contact?: { email: string; phone: string; address: string } | undefined;
  /** Reveals the contact data, which the audit log notes; without it, there is no such button. */
  onShow?: (() => void) | undefined;
  /** Copies the email address to the clipboard. */
  onCopy: (email: string) => void;
  /** Set while an action is in progress: no button can be pressed twice. @default false */
  busy?: boolean;
}

const names = { email: 'Email', phone: 'phone', address: 'street' } as const;

/** Sentence about the hidden contact data: "Email, phone and street are hidden." */
function coveredWords(has: Member['contact']): string {
  const [last, ...before] = has.map((one) => names[one]).toReversed();
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : `${last}`;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${has.length === 1 ? 'is' : 'are'} hidden.`;
}

/** Email address that may wrap after the @. */
const Email = ({ text }: { text: string }) => {
  const at = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};

/** Contact data of a member, hidden until a volunteer reveals it. */
export function ContactPart({ name, has, contact, onShow, onCopy, busy = false }: ContactPartProps) {
  if (has.length === 0) return <p className={styles.nothing}>No contact info.</p>;
  if (!contact)
    return (
      <InlineAlert
        icon={EyeOff}
        className={styles.covered}
        action={
          onShow && (
            <Button variant="line" busy={busy} icon={<Icon icon={Eye} />} onClick={onShow}>
              Show contact<VisuallyHidden> of {name}</VisuallyHidden>
            </Button>
          )
        }
      >
        {coveredWords(has)} {onShow && 'We log who views it.'}
      </InlineAlert>
    );
  return (
    <>
      <FactList
        items={[
          {
            label: 'Email',
            value: contact.email && <Email text={contact.email} />,
            ...(contact.email !== '' && {
              action: (
                <Button
                  variant="quiet"
                  size="small"
                  icon={<Icon icon={Copy} size={18} />}
                  onClick={() => onCopy(contact.email)}
                >
                  Copy<VisuallyHidden> the email</VisuallyHidden>
                </Button>
              ),
            }),
          },
          { label: 'Phone', value: contact.phone },
          { label: 'Address', value: contact.address },
        ]}
      />
      <p role="status" className={styles.said}>
        Shown. We logged that you viewed it.
      </p>
    </>
  );
}
