/**
 * Identifies this program, whose answers to the same facts may differ from another's: for a build, its sources; from
 * source, each start.
 */
export const buildMark: string = process.env['TOUCHLINE_BUILD_MARK'] ?? String(performance.timeOrigin)
