import * as z from 'zod/mini'

/** Messages of a card form. `token` is read by its provider's adapter. payments.md 4.5 */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'change'; readonly complete: boolean; readonly brand: string }
  | { readonly type: 'tokenised'; readonly token: Readonly<Record<string, unknown>> }
  /** The input is stored at the provider; there is no token to pass on. */
  | { readonly type: 'linked' }
  | { readonly type: 'invalid'; readonly fields: readonly string[] }
  | { readonly type: 'error'; readonly code: string }
  | { readonly type: 'key-expired' }
  | { readonly type: 'submit-requested' }

/** Commands to a card form. */
export type FrameCommand =
  | { readonly type: 'reset' | 'focus' }
  /** With the secret of a card set-up, if it is one. */
  | { readonly type: 'submit'; readonly client_secret?: string }
  | { readonly type: 'set-locale'; readonly lang: string }
  | { readonly type: 'set-key'; readonly key: string }

const version = 1
const tallestForm = 4000

const text = z.catch(z.string(), '')
const height = z.pipe(
  z.number().check(z.positive()),
  z.transform((told) => Math.min(Math.ceil(told), tallestForm)),
)
const texts = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((list) => list.filter((item) => typeof item === 'string')),
)

const Envelope = z.object({ v: z.literal(version), channel: z.string() })

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal(['ready', 'linked', 'key-expired', 'submit-requested']) }),
  z.object({ type: z.literal('resize'), height }),
  z.object({ type: z.literal('change'), complete: z.catch(z.boolean(), false), brand: text }),
  z.object({ type: z.literal('invalid'), fields: texts }),
  z.object({ type: z.literal('error'), code: text }),
  z.looseObject({ type: z.literal('tokenised') }),
])

/**
 * Reads a message of the card form; undefined for anything else, including messages of another mount's channel. The
 * caller checks origin and window.
 */
export function readFrameMessage(data: unknown, channel: string): FrameMessage | undefined {
  const envelope = Envelope.safeParse(data)
  if (!envelope.success || envelope.data.channel !== channel) return undefined
  const read = Message.safeParse(data)
  if (!read.success) return undefined
  return read.data.type === 'tokenised' ? { type: 'tokenised', token: read.data } : read.data
}

/** The envelope of a command to the card form. */
export function frameCommand(command: FrameCommand, channel: string): Readonly<Record<string, unknown>> {
  return { v: version, channel, ...command }
}

/** Messages that answer `submit`: exactly one follows. */
export function answersSubmit({ type }: FrameMessage): boolean {
  return type === 'tokenised' || type === 'linked' || type === 'invalid' || type === 'error' || type === 'key-expired'
}
