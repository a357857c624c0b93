/**
 * Differs when the program does: answers that it makes of the same facts may be others. Of a build it is what the build
 * was made from; what runs from its sources is another program at each start.
 */
export const buildMark: string = process.env['TOUCHLINE_BUILD_MARK'] ?? String(performance.timeOrigin)
