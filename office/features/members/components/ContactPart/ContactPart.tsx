import type { Member } from '@banyan/api/office';
import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { Copy, Eye, EyeOff } from 'lucide';
import { FactList } from '../../../../kit/FactList/FactList.tsx';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import * as styles from './ContactPart.css.ts';

export interface ContactPartProps {
  /** Whose it is, for those who listen. */
  name: string;
  /** What of it there is. */
  has: Member['contact'];
  /** Once it was shown. */
  contact?: { email: string; phone: string; address: string } | undefined;
  /** Shows it, and the log notes that. Without it one may not. */
  onShow?: (() => void) | undefined;
  /** Puts the e-mail where what was copied is. */
  onCopy: (email: string) => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
}

const names = { email: 'Email', phone: 'phone', address: 'street' } as const;

/** "E-mail, phone and street are hidden." */
function coveredWords(has: Member['contact']): string {
  const [last, ...before] = has.map((one) => names[one]).toReversed();
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : `${last}`;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${has.length === 1 ? 'is' : 'are'} hidden.`;
}

/** Breaks where one reads a break, if it has to. */
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

/** How to reach a member: covered until somebody asks for it. */
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
