import { Notice } from '@banyan/ui/elements';
import type { Banner } from '../banner.ts';
import { live } from '../live.css.ts';

export interface FormBannerProps {
  /** From `useForm`; nothing is shown while there is none. */
  banner: Banner | undefined;
}

/**
 * What is said about the whole form when a try did not work, announced at once. What is wrong with single answers stands in
 * `ErrorSummary`.
 */
export function FormBanner({ banner }: FormBannerProps) {
  return (
    <div role="alert" className={live}>
      {banner && (
        <Notice tone="critical" heading={banner.heading}>
          {banner.detail}
        </Notice>
      )}
    </div>
  );
}
