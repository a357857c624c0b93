/** What a card form may say. `token` is read by the adapter of its provider. payments.md 4.5 */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'change'; readonly complete: boolean; readonly brand: string }
  | { readonly type: 'tokenised'; readonly token: Readonly<Record<string, unknown>> }
  /** What was typed is where it belongs, and there is no token to pass on. */
  | { readonly type: 'linked' }
  | { readonly type: 'invalid'; readonly fields: readonly string[] }
  | { readonly type: 'error'; readonly code: string }
  | { readonly type: 'key-expired' }
  | { readonly type: 'submit-requested' }

/** What the page may say to a card form. */
export type FrameCommand =
  | { readonly type: 'reset' | 'focus' }
  /** With the secret of a card that is saved without a payment, where it is one. */
  | { readonly type: 'submit'; readonly client_secret?: string }
  | { readonly type: 'set-locale'; readonly lang: string }
  | { readonly type: 'set-key'; readonly key: string }

const version = 1
const tallestForm = 4000

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.filter((item) => typeof item === 'string')
}

function heightIn(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return undefined
  return Math.min(Math.ceil(value), tallestForm)
}

/**
 * Reads a message of the card form; undefined for anything else, and for the messages of another mount, which speaks on
 * another channel. Who sent it (origin and window) is for the caller to check.
 */
export function readFrameMessage(data: unknown, channel: string): FrameMessage | undefined {
  if (!isRecord(data) || data['v'] !== version || data['channel'] !== channel) return undefined
  const { type } = data
  switch (type) {
    case 'ready':
    case 'linked':
    case 'key-expired':
    case 'submit-requested':
      return { type }
    case 'resize': {
      const height = heightIn(data['height'])
      return height === undefined ? undefined : { type, height }
    }
    case 'change':
      return { type, complete: data['complete'] === true, brand: textIn(data['brand']) }
    case 'tokenised':
      return { type, token: data }
    case 'invalid':
      return { type, fields: textsIn(data['fields']) }
    case 'error':
      return { type, code: textIn(data['code']) }
    default:
      return undefined
  }
}

/** The envelope of a command to the card form. */
export function frameCommand(command: FrameCommand, channel: string): Readonly<Record<string, unknown>> {
  return { v: version, channel, ...command }
}

/** Messages that answer `submit`: exactly one follows. */
export function answersSubmit({ type }: FrameMessage): boolean {
  return type === 'tokenised' || type === 'linked' || type === 'invalid' || type === 'error' || type === 'key-expired'
}
