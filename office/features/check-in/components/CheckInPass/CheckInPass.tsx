import { Button, Text } from '@banyan/ui/elements';
import { momentThere } from '../../../../kit/words/events.ts';
import { QrCode } from '../../../sign-in/components/QrCode/QrCode.tsx';
import * as styles from './CheckInPass.css.ts';

export interface CheckInPassProps {
  /** Address in the QR code. */
  link: string;
  /** End of the pass (ISO). */
  until: string;
  /** Time zone of the event. */
  zone: string | null;
  /** Copies the address to the clipboard. */
  onCopy: () => void;
  /** Called when Done is pressed and the pass can be hidden. */
  onDone: () => void;
}

/** Check-in pass that helpers scan with their phones: a QR code, shown once. */
export const CheckInPass = ({ link, until, zone, onCopy, onDone }: CheckInPassProps) => (
  <div className={styles.pass}>
    <QrCode text={link} label="The check-in pass, as a QR code" className={styles.code} />
    <div className={styles.words}>
      <Text>
        Helpers scan this with their phone and type their name to check in guests. They see names, years and
        guests, and nothing else in the Office.
      </Text>
      <Text>The pass works until {momentThere(until, zone)}, or until you end it. We show it only once.</Text>
      <p className={styles.link}>{link}</p>
      <div className={styles.acts}>
        <Button variant="line" onClick={onCopy}>
          Copy the link
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  </div>
);
