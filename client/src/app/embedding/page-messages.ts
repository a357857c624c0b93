/**
 * The messages between a frame and the page around it. `client/embed/embed.ts` is the other side and repeats them, because
 * it is a file of three kilobytes.
 */

/** The visible part of the frame, in its own pixels. */
export type VisiblePart = { readonly top: number; readonly height: number }

export type MessageToPage =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  /** Another page shows in the frame, from its top. */
  | { readonly type: 'page' }

const prefix = 'touchline.'

export const messageToPage = ({ type, ...values }: MessageToPage) => ({ v: 1, type: prefix + type, ...values })

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e6

/** The visible part that a message of the page around tells; null for any other message. */
export function visiblePartIn(data: unknown): VisiblePart | null {
  if (typeof data !== 'object' || data === null) return null
  const { v, type, top, height } = data as Readonly<Record<string, unknown>>
  return v === 1 && type === `${prefix}view` && isLength(top) && isLength(height) ? { top, height } : null
}
