/** Number of niches of a full wall: whole rows of 4, 8 and 10. */
export const nicheWallPlaces = 40;
