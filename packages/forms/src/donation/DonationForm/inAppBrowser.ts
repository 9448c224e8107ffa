const apps =
  /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Twitter|Pinterest|Snapchat|MicroMessenger|Line\/|BytedanceWebview|TikTok|WhatsApp|GSA\/)|; wv\)/;

/** Whether a page is shown inside another app, where providers' windows often do not open. Takes the user agent's name. */
export const isInAppBrowser = (userAgent: string): boolean => apps.test(userAgent);
