/**
 * Reads that are made anew for everybody, together, from one address: thirty a minute for each of 200 people behind it.
 */
export const guestsPerMinute = 6000
