import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CardFormToCome, roomOfForm } from './CardFormToCome.tsx'
import { answersSubmit } from './frame-protocol.ts'
import type { FrameCommand, FrameMessage } from './frame-protocol.ts'
import type { CardFormPage, MountedForm, PaymentAdapter } from './payment-adapter.ts'
import type { Instrument, PaymentSession } from '../machine/states/payment-details.ts'

const loadPatienceMs = 10_000
const submitPatienceMs = 30_000

const Holder = styled('div', { base: { position: 'relative', width: 'full' } })
// Covers the frame until the form is ready.
const Cover = styled('div', { base: { position: 'absolute', inset: 0 } })
// The provider's form adds its own frame here.
const Place = styled('div', {
  base: {
    width: 'full',
    '& > iframe': { display: 'block', width: 'full', height: 'full', borderWidth: '0', bg: 'transparent' },
  },
  variants: { room: roomOfForm },
})
const Problem = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start', color: 'danger' } })

/** A problem with a card before the payment. */
export type CardProblem = 'invalid' | 'network' | 'server'

export type CardFrameHandle = {
  /**
   * Asks the form for a token; one of `onToken`, `onProblem`, `onKeyExpired` follows. With a set-up's secret the card
   * is saved without a payment.
   */
  readonly submit: (setupSecret?: string) => void
  readonly focus: () => void
}

export type CardFrameProps = {
  readonly adapter: PaymentAdapter
  /** A later session of the same provider renews the key; input is kept. */
  readonly session: PaymentSession
  readonly page: Omit<CardFormPage, 'channel'>
  /** A new text that cannot be guessed, for the channel of one mount. */
  readonly newChannel: () => string
  readonly onToken: (instrument: Instrument) => void
  readonly onProblem: (problem: CardProblem) => void
  readonly onKeyExpired: () => void
  /** Enter was pressed in the form. */
  readonly onSubmitRequested: () => void
  readonly ref?: Ref<CardFrameHandle>
}

type Mount = { readonly channel: string; readonly session: PaymentSession }

/** The provider's card form, mounted by its adapter, with the time limits and texts around it. payments.md 4.5 */
export function CardFrame({ adapter, session, page, newChannel, ref, ...on }: CardFrameProps) {
  const { t } = useTranslation(['checkout'])
  const [mount, setMount] = useState(newMount)
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [height, setHeight] = useState<number | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<MountedForm>(undefined)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A command sent before the form was ready.
  const early = useRef<FrameCommand | null>(null)

  function newMount(): Mount {
    return { channel: newChannel(), session }
  }

  function reload(): void {
    setMount(newMount())
    setPhase('loading')
  }

  function tell(command: FrameCommand): void {
    form.current?.tell(command)
  }

  function receive(message: FrameMessage): void {
    if (answersSubmit(message)) clearTimeout(patience.current)
    if (message.type === 'ready') setPhase('ready')
    if (message.type === 'resize') setHeight(message.height)
    if (message.type === 'tokenised') {
      const token = adapter.readToken(message.token)
      if (token) on.onToken(token.instrument)
      else on.onProblem('server')
    }
    if (message.type === 'linked') {
      const instrument = adapter.readLinked(session)
      if (instrument) on.onToken(instrument)
      else on.onProblem('server')
    }
    if (message.type === 'invalid') on.onProblem('invalid')
    if (message.type === 'error') on.onProblem(message.code === 'network' ? 'network' : 'server')
    if (message.type === 'key-expired') on.onKeyExpired()
    if (message.type === 'submit-requested') on.onSubmitRequested()
  }

  const hear = useEffectEvent(receive)
  const show = useEffectEvent((element: HTMLElement) => {
    const { channel, session: opened } = mount
    form.current = adapter.mountForm(element, {
      session: opened,
      page: { ...page, channel },
      hear: (message) => hear(message),
    })
    if (!form.current) setPhase('failed')
  })
  const isShown = phase !== 'failed'
  useLayoutEffect(() => {
    if (!isShown || !place.current) return
    show(place.current)
    return () => {
      form.current?.unmount()
      form.current = undefined
    }
  }, [isShown, mount])

  const title = t('checkout:payment.card.title')
  useLayoutEffect(() => {
    for (const frame of place.current?.querySelectorAll('iframe') ?? []) frame.title = title
  }, [title, phase, mount])

  // Key and language are updated by message, because a reload would lose the input. The form has its key before any
  // command.
  const update = useEffectEvent(tell)
  useLayoutEffect(() => {
    if (phase === 'ready' && session.formKey !== mount.session.formKey)
      update({ type: 'set-key', key: session.formKey })
  }, [phase, session.formKey, mount])
  useEffect(() => {
    if (phase === 'ready') update({ type: 'set-locale', lang: page.lang })
  }, [phase, page.lang])

  useEffect(() => {
    if (phase !== 'ready' || early.current === null) return
    update(early.current)
    early.current = null
  }, [phase])

  const giveUp = useEffectEvent(() => {
    setPhase('failed')
    if (early.current === null) return
    early.current = null
    clearTimeout(patience.current)
    on.onProblem('network')
  })
  useEffect(() => {
    if (phase !== 'loading') return
    const timer = setTimeout(() => giveUp(), loadPatienceMs)
    return () => clearTimeout(timer)
  }, [phase, mount])
  useEffect(() => () => clearTimeout(patience.current), [])

  useImperativeHandle(ref, () => ({
    submit(setupSecret) {
      clearTimeout(patience.current)
      if (phase === 'failed') return on.onProblem('network')
      patience.current = setTimeout(() => on.onProblem('network'), submitPatienceMs)
      const command = { type: 'submit', ...(setupSecret === undefined ? {} : { client_secret: setupSecret }) } as const
      if (phase === 'ready') tell(command)
      else early.current = command
    },
    focus: () => tell({ type: 'focus' }),
  }))

  if (phase === 'failed') {
    return (
      <Problem role="alert">
        {t('checkout:payment.card.notLoaded')}
        <Button variant="secondary" onClick={reload}>
          {t('checkout:payment.card.reload')}
        </Button>
      </Problem>
    )
  }
  return (
    <Holder aria-busy={phase === 'loading'}>
      <Place
        ref={place}
        room={page.codeOnly ? 'codeOnly' : 'card'}
        {...(height === null ? {} : { style: { height: `${height}px` } })}
      />
      {phase === 'loading' ? (
        <Cover>
          <CardFormToCome codeOnly={page.codeOnly === true} />
        </Cover>
      ) : null}
    </Holder>
  )
}
