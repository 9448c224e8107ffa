import { serverNow } from '@banyan/api/client';
import type { OfficeEvent } from '@banyan/api/office';
import { useRuntimeConfig } from '@banyan/app/config';
import { Text } from '@banyan/ui/elements';
import { runtimeConfig } from '../../../../shell/client.ts';
import { EventPreview } from '../../components/EventPreview/EventPreview.tsx';
import { valuesOf } from '../../components/fieldsOf.ts';
import { lookOf } from './previewOf.ts';

/** Preview of an event, for volunteers who cannot edit it. */
export function FactsPreview({ event }: { event: OfficeEvent }) {
  const config = useRuntimeConfig(runtimeConfig);
  const look = lookOf(valuesOf(event), event, config?.apiBase ?? '/api', serverNow());
  return look ? <EventPreview {...look} /> : <Text tone="quiet">It has no valid date.</Text>;
}
