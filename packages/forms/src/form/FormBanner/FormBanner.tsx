import { Notice } from '@banyan/ui/elements';
import type { Banner } from '../banner.ts';
import { live } from '../live.css.ts';

export interface FormBannerProps {
  /** Banner from `useForm`; nothing is shown if undefined. */
  banner: Banner | undefined;
}

/** Message about the whole form after a failed try, announced at once. Errors of single fields are in `ErrorSummary`. */
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
