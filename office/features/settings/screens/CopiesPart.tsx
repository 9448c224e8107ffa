import type { Copies } from '@banyan/api/office';
import { CheckboxField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { momentWords } from '../../../kit/words/times.ts';
import { client } from '../../../shell/client.ts';
import { Row, Rows } from '../../../shell/components/Rows/Rows.tsx';
import { Part } from './Part.tsx';

const line = 'settings copies';

/** Readable file size: "12 MB"; below one, "0.4 MB". */
const sizeWords = (bytes: number) => {
  const megabytes = bytes / 1e6;
  return `${megabytes < 1 ? Math.max(0.1, megabytes).toFixed(1) : Math.round(megabytes).toLocaleString('en-US')} MB`;
};

export interface CopiesPartProps {
  copies: Copies;
  /** True if photos and films are stored on the same disk. */
  hasMediaHere: boolean;
}

/** Section of the backups on the server’s disk. They are listed and made here, but downloaded and restored on the machine itself. */
export function CopiesPart({ copies: { madeBy, copies }, hasMediaHere }: CopiesPartProps) {
  const { busy, run } = useActions(line);
  const [withMedia, setWithMedia] = useState(false);
  if (madeBy === 'postgres')
    return (
      <Part heading="Backups">
        <Text measure>
          The data is in PostgreSQL. The person who runs it makes backups, with pg_dump or the provider’s
          tool.
        </Text>
      </Part>
    );
  const make = () =>
    run(
      'Make a backup',
      (options) => client.makeCopy({ withMedia }, options),
      'The backup is made. It is on the server’s disk.',
    );
  return (
    <Part heading="Backups">
      <Text measure>
        Backups are on the server’s disk. Ask the person who runs the server to keep one elsewhere. You can’t
        download them here. “banyan restore” restores one.
      </Text>
      {hasMediaHere && (
        <CheckboxField
          name="withMedia"
          label="With photos and films"
          checked={withMedia}
          onChange={({ target }) => setWithMedia(target.checked)}
        />
      )}
      <div>
        <Button variant="accent" busy={busy !== undefined} onClick={() => void make()}>
          Make a backup
        </Button>
      </div>
      <FormResult subject={line} />
      {copies.length > 0 ? (
        <Rows aria-label="Backups">
          {copies.map(({ name, bytes, madeAt }) => (
            <Row key={name} name={momentWords(madeAt)} meta={`${name}, ${sizeWords(bytes)}`} />
          ))}
        </Rows>
      ) : (
        <Text tone="quiet">No backups yet.</Text>
      )}
    </Part>
  );
}
