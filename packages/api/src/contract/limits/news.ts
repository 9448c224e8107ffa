/* News beside other things. */

export const newsOnAbout = 10;
