import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { challengeTexts } from './challenge-texts.ts'
import type { ChallengeSubject } from './challenge-texts.ts'

const Question = styled('div', { base: { display: 'grid', gap: '3', maxWidth: '26rem' } })
const Title = styled('h2', { base: { fontFamily: 'heading', fontSize: 'lg', lineHeight: 'heading' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' } })

export type LeaveChallengeProps = {
  readonly subject: ChallengeSubject
  /** The question names the dialog while it is open. */
  readonly titleId: string
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before a bank step is abandoned. It lies over the bank's page, which stays. */
export function LeaveChallenge({ subject, titleId, onStay, onLeave }: LeaveChallengeProps) {
  const { t } = useTranslation(['checkout'])
  const texts = challengeTexts[subject]
  const textId = useId()
  return (
    <Question>
      <Title ref={takeFocus} id={titleId} tabIndex={-1} aria-describedby={textId}>
        {t(texts.leaveTitle)}
      </Title>
      <p id={textId}>{t(texts.leaveText)}</p>
      <Actions>
        <Button variant="secondary" onClick={onLeave}>
          {t(texts.leave)}
        </Button>
        <Button onClick={onStay}>{t('checkout:payment.challenge.stay')}</Button>
      </Actions>
    </Question>
  )
}
