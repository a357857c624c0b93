import { useEffect, useEffectEvent, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { BankForm } from './BankForm.tsx'
import { environment } from '../../../app/environment.ts'
import { adapterFor, paymentAdapters } from '../card/payment-adapters.ts'
import { challengeTexts } from './challenge-texts.ts'
import type { ChallengeSubject } from './challenge-texts.ts'
import type { BankAddress, ChallengeRequest, ChallengeWindow, LibraryChallenge } from './challenge.ts'

const window = {
  flex: '1',
  width: 'full',
  maxWidth: 'full',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'control',
  bg: 'bg',
} as const
const Frame = styled('iframe', { base: window })
// The library adds its own frame here, which the page sizes.
const Place = styled('div', { base: { ...window, overflow: 'hidden', '& > iframe': { height: 'full' } } })

function measuresOf(size: ChallengeWindow) {
  return size === null ? { minHeight: 400 } : { flex: 'none', width: size.width, height: size.height }
}

type Props<Request> = {
  readonly subject: ChallengeSubject
  readonly request: Request
  /** The frame's name, for the form posted into it. */
  readonly name: string
  readonly size: ChallengeWindow
  readonly onShown: () => void
  /** The library reports the bank's decision and the payment's state. */
  readonly onDecided: (result: string) => void
  readonly onFailed: () => void
}

/** The bank's window in its expected size. payments.md 7.2 */
export function BankWindow({ request, ...rest }: Props<ChallengeRequest>) {
  return request.method === 'library' ? (
    <LibraryWindow request={request} {...rest} />
  ) : (
    <AddressWindow request={request} {...rest} />
  )
}

function AddressWindow({ subject, request, name, size, onShown }: Props<BankAddress>) {
  const { t } = useTranslation(['checkout'])

  /** A frame starts with an empty page of our own; the bank's is on another origin and cannot be read. */
  function frameLoaded({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
    if (currentTarget.contentDocument?.URL !== 'about:blank') onShown()
  }

  return (
    <>
      <Frame
        name={name}
        src={request.method === 'GET' ? request.url : undefined}
        title={t(challengeTexts[subject].frameTitle)}
        onLoad={frameLoaded}
        style={measuresOf(size)}
      />
      {request.method === 'POST' ? <BankForm request={request} target={name} /> : null}
    </>
  )
}

function LibraryWindow({ subject, request, size, ...on }: Props<LibraryChallenge>) {
  const { t } = useTranslation(['checkout'])
  const place = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const title = t(challengeTexts[subject].frameTitle)

  const ask = useEffectEvent((element: HTMLElement) => {
    // A load event does not bubble, but it can be captured.
    element.addEventListener(
      'load',
      ({ target }) => {
        if (!(target instanceof HTMLIFrameElement)) return
        target.title = title
        on.onShown()
      },
      true,
    )
    const { providerNames } = environment().config
    const adapter = adapterFor(request.providerName, { adapters: paymentAdapters, providerNames })
    if (adapter?.askBank) adapter.askBank(request, element).then(on.onDecided, on.onFailed)
    else on.onFailed()
  })
  useEffect(() => {
    // Once: React runs effects twice in development.
    if (isAsked.current || !place.current) return
    isAsked.current = true
    ask(place.current)
  }, [])

  return <Place ref={place} style={measuresOf(size)} />
}
