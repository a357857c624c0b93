export const defaultAccent = '1d4f91'

/** Six hex digits as linear light, 0 to 1 (WCAG relative luminance). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * A colour `rrggbb` darkened until its contrast with white is at least 4.5:1, so that any brand colour makes a readable
 * page. An invalid colour gives the default.
 */
export function readableAccent(wanted: string | undefined): string {
  const hex = wanted !== undefined && /^[0-9a-f]{6}$/i.test(wanted) ? wanted : defaultAccent
  let channels = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  while (1.05 / (luminance(channels) + 0.05) < 4.5) channels = channels.map((channel) => Math.floor(channel * 0.94))
  return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')
}
