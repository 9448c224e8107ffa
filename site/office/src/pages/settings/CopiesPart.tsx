import type { Copies } from '@banyan/api/office';
import { CheckboxField } from '@banyan/forms/fields';
import { Row, Rows } from '@banyan/office/shell';
import { momentWords } from '@banyan/office/words';
import { Button, Text } from '@banyan/ui/elements';
import { useState } from 'react';
import { client } from '../../client.ts';
import { useDeed } from '../../useDeed.ts';
import { Part } from './Part.tsx';

/** A size as people say it: "12 MB"; below one, "0.4 MB". */
const sizeWords = (bytes: number) => {
  const megabytes = bytes / 1e6;
  return `${megabytes < 1 ? Math.max(0.1, megabytes).toFixed(1) : Math.round(megabytes).toLocaleString('en-US')} MB`;
};

export interface CopiesPartProps {
  copies: Copies;
  /** Whether photos and films lie on the same disk. */
  hasMediaHere: boolean;
}

/** Copies of the data on the server's disk: seen and made here, fetched and restored by whoever has the machine. */
export function CopiesPart({ copies: { madeBy, copies }, hasMediaHere }: CopiesPartProps) {
  const { busy, said, deed } = useDeed();
  const [withMedia, setWithMedia] = useState(false);
  if (madeBy === 'postgres')
    return (
      <Part heading="Copies of the data">
        <Text measure>
          The data are in PostgreSQL. Copies are made by whoever runs it, with pg_dump or the provider’s own
          tool.
        </Text>
      </Part>
    );
  const make = () =>
    deed(
      'Make a copy of the data',
      (options) => client.makeCopy({ withMedia }, options),
      'The copy is made. It lies on the server’s disk.',
    );
  return (
    <Part heading="Copies of the data" said={said}>
      <Text measure>
        A copy lies on the server’s disk, where whoever runs it takes it to another place. Nothing of it can
        be fetched from here. “banyan restore” brings it back.
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
          Make a copy
        </Button>
      </div>
      {copies.length > 0 ? (
        <Rows aria-label="Copies">
          {copies.map(({ name, bytes, madeAt }) => (
            <Row key={name} name={momentWords(madeAt)} meta={`${name}, ${sizeWords(bytes)}`} />
          ))}
        </Rows>
      ) : (
        <Text tone="quiet">There is none yet.</Text>
      )}
    </Part>
  );
}
