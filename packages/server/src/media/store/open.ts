import type { ServerConfig } from '../../config.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { mediaFolder } from '../media-folder.ts';
import { folderStore } from './folder.ts';
import type { MediaStore } from './media-store.ts';

/** Opens the media storage of this installation: the bucket of `MEDIA_URL`, else a folder in the data directory. */
export async function openMedia(
  { bucket, dataDir }: Pick<ServerConfig, 'bucket' | 'dataDir'>,
  logger: Logger,
): Promise<MediaStore> {
  if (!bucket) return folderStore(mediaFolder(dataDir));
  const { bucketStore } = await import('./bucket.ts');
  return bucketStore(bucket, logger);
}
