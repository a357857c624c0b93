import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { BankWindow } from './BankWindow.tsx'
import { ChallengeActions } from './ChallengeActions.tsx'
import { challengeWindow, returnedTransaction } from './challenge.ts'
import type { ChallengeRequest } from './challenge.ts'
import { challengeTexts } from './challenge-texts.ts'
import type { ChallengeSubject } from './challenge-texts.ts'
import { LeaveChallenge } from './LeaveChallenge.tsx'
import { useFrameMessages } from '../card/use-frame-messages.ts'

const loadPatienceMs = 10_000
const checkPatienceMs = 10_000

const Modal = styled('dialog', {
  base: {
    m: 'auto',
    p: '4',
    maxWidth: '100vw',
    maxHeight: '100dvh',
    borderWidth: '0',
    borderRadius: 'card',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'float',
    overflowY: 'auto',
    _backdrop: { bg: 'rgb(0 0 0 / 0.5)' },
    '&[data-full]': { width: '100vw', height: '100dvh', borderRadius: '0' },
  },
})
const Challenge = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', height: 'full' },
  variants: { hidden: { true: { display: 'none' } } },
})
const Title = styled('h2', { base: { fontFamily: 'heading', fontSize: 'lg', lineHeight: 'heading' } })
const Note = styled('output', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })
// Covers the frame until the bank's page has loaded.
const Stage = styled('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column', maxWidth: 'full' },
})
const Opening = styled('div', {
  base: {
    position: 'absolute',
    inset: '1px',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '3',
    p: '4',
    borderRadius: 'control',
    bg: 'bg.subtle',
    textAlign: 'center',
  },
})
export type ChallengeDialogProps = {
  readonly subject: ChallengeSubject
  readonly request: ChallengeRequest
  /** The attempt's id on the page the bank returns to. */
  readonly transactionUuid: string
  /** Only messages from here report the end of the bank's page. */
  readonly platformOrigin: string
  readonly onReturned: (transactionUuid: string, result?: string) => void
  /** The frame showed nothing: the bank's page must be reached in another way. */
  readonly onNotShown: () => void
  readonly onLeave: () => void
}

/**
 * The bank's page in a native modal dialog. The browser keeps the focus inside it; a script could not, because the page
 * is in a foreign frame. (payments.md 7.2)
 */
export function ChallengeDialog({ subject, request, transactionUuid, platformOrigin, ...on }: ChallengeDialogProps) {
  const { t } = useTranslation(['checkout'])
  const texts = challengeTexts[subject]
  const [titleId, questionId] = [useId(), useId()]
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [size] = useState(() => challengeWindow({ width: window.innerWidth, height: window.innerHeight }))
  const [isShown, setIsShown] = useState(false)
  const [mayBeEmpty, setMayBeEmpty] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [isSlow, setIsSlow] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const canBeWhole = request.method !== 'library'

  function returned(result?: string): void {
    setIsChecking(true)
    on.onReturned(transactionUuid, result)
  }

  // The platform's page may belong to another transaction of this tab.
  useFrameMessages(platformOrigin, (data) => {
    if (returnedTransaction(data) === transactionUuid) returned()
  })

  // A dialog must be closed before it is removed, or the focus would not return.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    title.current?.focus()
    return () => element?.close()
  }, [])

  // The pressed control has disappeared: the question with its answer, or the *finished* button.
  const wasAway = useRef(false)
  useLayoutEffect(() => {
    if (!isLeaving && (isChecking || wasAway.current)) title.current?.focus()
    wasAway.current = isLeaving
  }, [isLeaving, isChecking])

  const giveUpWindow = useEffectEvent(on.onNotShown)
  useEffect(() => {
    if (isChecking) return
    // A browser does not report a page it refused to frame, so the customer is asked.
    const timer = setTimeout(() => (isShown ? setMayBeEmpty(true) : giveUpWindow()), loadPatienceMs)
    return () => clearTimeout(timer)
  }, [isShown, isChecking])

  // Who pressed *finished* before the bank had heard anything would wait as long as the bank does.
  useEffect(() => {
    if (!isChecking) return
    const timer = setTimeout(() => setIsSlow(true), checkPatienceMs)
    return () => clearTimeout(timer)
  }, [isChecking])

  function askBeforeLeaving(event: SyntheticEvent<HTMLDialogElement>): void {
    event.preventDefault()
    setIsLeaving(!isLeaving)
  }

  /** A browser closes a dialog on a second Escape without asking: it is opened again with the question. */
  function reopen(): void {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    setIsLeaving(true)
  }

  return (
    <Modal
      ref={dialog}
      aria-labelledby={isLeaving ? questionId : titleId}
      data-full={size === null ? '' : undefined}
      onCancel={askBeforeLeaving}
      onClose={reopen}
    >
      {isLeaving ? (
        <LeaveChallenge
          subject={subject}
          titleId={questionId}
          onStay={() => setIsLeaving(false)}
          onLeave={on.onLeave}
        />
      ) : null}
      <Challenge hidden={isLeaving}>
        <Title ref={title} id={titleId} tabIndex={-1}>
          {t(texts.title)}
        </Title>
        <Note>{isShown || isChecking ? t(texts.explanation) : t(texts.openingNote)}</Note>
        <Stage style={size === null ? { flex: 1 } : undefined}>
          <BankWindow
            subject={subject}
            request={request}
            name={`bank-${transactionUuid}`}
            size={size}
            onShown={() => setIsShown(true)}
            onDecided={returned}
            onFailed={on.onNotShown}
          />
          {isShown && !isChecking ? null : (
            <Opening>
              <Spinner />
              <p>
                {t(isChecking ? 'checkout:payment.status.challengeChecking' : 'checkout:payment.challenge.opening')}
              </p>
              <output>{isSlow ? t('checkout:payment.challenge.noAnswerYet') : null}</output>
            </Opening>
          )}
        </Stage>
        <ChallengeActions
          subject={subject}
          isShown={isShown && !isChecking}
          onFinished={() => returned()}
          onWholeWindow={canBeWhole ? on.onNotShown : null}
          mayBeEmpty={isChecking ? isSlow : mayBeEmpty}
          onCancel={() => setIsLeaving(true)}
        />
      </Challenge>
    </Modal>
  )
}
